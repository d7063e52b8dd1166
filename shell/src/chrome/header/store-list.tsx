import { languageOf, type StoreView } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import { switchTo } from './after-switch';
import { Flag } from './flag';
import { LANGUAGES } from './languages';
import styles from './store-list.module.css';

/** What the store switcher opens. The groups are named where there are several. */
export default function StoreList() {
  const host = useHost();
  const text = useText();
  const { current, available } = useSnapshot(host.storeView.state);
  const groups = groupViews(available);
  return (
    <ul className={styles.list}>
      {groups.map(({ code, name, views }) => (
        <li key={code}>
          {groups.length > 1 && <div className={styles.group}>{name}</div>}
          {views.map((view) => (
            <button
              key={view.code}
              type="button"
              className={styles.option}
              disabled={view.code === current.code}
              aria-current={view.code === current.code || undefined}
              onClick={() => switchTo(host, view.code)}
            >
              <Flag language={languageOf(view)} />
              <span lang={languageOf(view)}>{LANGUAGES[languageOf(view)]}</span>{' '}
              {view.code === current.code && <span className={styles.current}>{text('header.current')}</span>}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Views by store group, each in the order of the platform. Exported for its test. */
export function groupViews(views: readonly StoreView[]): { code: string; name: string; views: StoreView[] }[] {
  const groups = new Map<string, { code: string; name: string; views: StoreView[] }>();
  for (const view of [...views].sort((a, b) => a.sortOrder - b.sortOrder)) {
    const group = groups.get(view.groupCode) ?? { code: view.groupCode, name: view.groupName, views: [] };
    group.views.push(view);
    groups.set(view.groupCode, group);
  }
  return [...groups.values()];
}
