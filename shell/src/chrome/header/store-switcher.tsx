import { useCallback, useRef, useState } from 'react';
import { languageOf, type StoreView } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import { Flag } from './flag';
import { useText } from '../../messages/source';
import styles from './trigger.module.css';
import { useDismissal } from './use-dismissal';

/** The store views, grouped by store group, in order. Hidden when there is only one. */
export function StoreSwitcher() {
  const host = useHost();
  const text = useText();
  const { current, available } = useSnapshot(host.storeView.state);
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(element, isOpen, close);
  if (available.length < 2) return null;
  return (
    <div className={styles.menu} ref={element}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={text('header.store-view', { name: current.name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="globe" />
        <span>{current.name}</span>
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {groupViews(available).map(({ name, views }) => (
            <li key={name}>
              <div className={styles.group}>{name}</div>
              {views.map((view) => (
                <button
                  key={view.code}
                  type="button"
                  className={styles.option}
                  disabled={view.code === current.code}
                  lang={view.locale.slice(0, 2)}
                  onClick={() => void host.storeView.switchView(view.code)}
                >
                  <Flag language={languageOf(view)} />
                  {languageOf(view) === 'ar' ? 'العربية' : 'English'}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Views by store group, each in the order of the platform. Exported for its test. */
export function groupViews(views: readonly StoreView[]): { name: string; views: StoreView[] }[] {
  const groups = new Map<string, { name: string; views: StoreView[] }>();
  for (const view of [...views].sort((a, b) => a.sortOrder - b.sortOrder)) {
    const group = groups.get(view.groupCode) ?? { name: view.groupName, views: [] };
    group.views.push(view);
    groups.set(view.groupCode, group);
  }
  return [...groups.values()];
}
