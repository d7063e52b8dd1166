import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Actions, Button, Icon, TextField } from 'shared-ui';
import { present } from '../../features/present/present';
import { sharedListPath } from '../../features/requisition-lists/requisition-list-path';
import { toListView, type EntryView, type ListView } from './list-view';
import { useText } from './messages/source';
import { RequisitionListDocument } from './requisition-list.graphql.ts';
import styles from './requisition-list-page.module.css';

/** Gives a link that has the whole list in it: whoever opens it saves a copy. Without a clipboard it is copied by hand. */
export function ShareList({ list }: { list: ListView }) {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<{ isBusy: boolean; told?: 'copied' | 'failed'; link?: string }>({ isBusy: false });
  const share = async () => {
    setState({ isBusy: true });
    const entries: EntryView[] = [];
    for (let page = 1; page <= list.pages; page += 1) {
      const { data } = await host.commerce.query(RequisitionListDocument, { uid: list.uid, page });
      const [found] = present(data?.customer?.requisition_lists?.items);
      if (!found) return setState({ isBusy: false, told: 'failed' });
      entries.push(...toListView(found, host.storeView.state.get().currency).entries);
    }
    const lines = entries.map(({ sku, quantity, options }) => ({ sku, quantity, options: options.map(({ uid }) => uid) }));
    const link = `${window.location.origin}${host.navigation.href(sharedListPath({ name: list.name, lines }))}`;
    try {
      await navigator.clipboard.writeText(link);
      setState({ isBusy: false, told: 'copied' });
    } catch {
      setState({ isBusy: false, link });
    }
  };
  return (
    <Actions className={styles.share}>
      <Button variant="secondary" busy={state.isBusy} onClick={() => void share()}>
        <Icon name="copy" /> {text('entries.share')}
      </Button>
      <p role="status" className={styles.told}>
        {state.told ? text(`entries.share-${state.told}`) : ''}
      </p>
      {state.link !== undefined && (
        <TextField label={text('entries.link')} readOnly dir="ltr" value={state.link} onFocus={(event) => event.target.select()} />
      )}
    </Actions>
  );
}
