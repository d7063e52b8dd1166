import { pathTo, quickOrderPage } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Button, Dialog, isolateLtr, TextAreaField, useShopForm } from 'shared-ui';
import { useText } from './messages/source';
import styles from './part-finder.module.css';
import { findUnusable, MAX_LINES, pastedListPath, readPastedList } from './pasted-list';

/** A list out of a mail or a spreadsheet, looked at before anything is ordered. What was pasted stays for the tab. */
export function PasteDialog({ cart, onClose }: { cart: string; onClose: () => void }) {
  const host = useHost();
  const quickOrder = pathTo(host, quickOrderPage);
  const text = useText();
  const { form, field, formProps, rules, isBusy } = useShopForm({
    defaultValues: { list: '' },
    keep: 'pasted-list',
    async onSubmit({ list }) {
      const lines = readPastedList(list);
      if (lines.length === 0) return { errors: { list: text('finder.list-empty') } };
      if (lines.length > MAX_LINES) return { errors: { list: text('finder.list-long', { count: MAX_LINES }) } };
      const wrong = findUnusable(lines);
      if (wrong) return { errors: { list: text('finder.list-wrong', { line: isolateLtr(`${wrong.sku} ${wrong.quantity}`) }) } };
      host.navigation.push(pastedListPath(cart, lines));
      return undefined;
    },
  });
  const count = readPastedList(form.watch('list')).length;
  return (
    <Dialog title={text('finder.list')} onClose={onClose}>
      <form {...formProps} className={styles.paste}>
        <TextAreaField
          {...field('list', rules.required)}
          label={text('finder.list-label')}
          hint={text('finder.list-hint')}
          required
          rows={8}
          dir="ltr"
        />
        <p aria-live="polite" className={styles.hint}>
          {count > 0 && text('finder.list-count', { count })}
        </p>
        <Button type="submit" full busy={isBusy}>
          {text('finder.list-check')}
        </Button>
        {quickOrder !== undefined && (
          <p className={styles.hint}>
            <Link to={quickOrder}>{text('finder.list-file')}</Link>
          </p>
        )}
      </form>
    </Dialog>
  );
}
