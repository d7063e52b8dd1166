import { useId } from 'react';
import { Button, Dialog, FormFailure, SelectField, usePlatformMessage, useShopForm, type PlatformFailure } from 'shared-ui';
import { targetsOf, type CompanyStructureView, type StructureNode } from './company-structure';
import { useText } from './messages/source';

export interface MoveDialogProps {
  view: CompanyStructureView;
  moved: StructureNode;
  /** Does it; gives what went wrong. */
  onMove: (below: StructureNode) => Promise<PlatformFailure | undefined>;
  onClose: () => void;
}

/** Moves a user or a team below another one: by hand, by keyboard, by voice. */
export function MoveDialog({ view, moved, onMove, onClose }: MoveDialogProps) {
  const id = useId();
  const text = useText();
  const say = usePlatformMessage();
  const form = useShopForm<{ below: string }>({
    defaultValues: { below: '' },
    async onSubmit({ below }) {
      const target = view.nodes.get(below);
      if (!target) return { failure: text('structure.gone') };
      const failure = await onMove(target);
      return failure ? { failure: await say(failure) } : undefined;
    },
  });
  // A dash for each level: a list of choices has no other way to show it.
  const options = targetsOf(view, moved).map(({ id: value, label, level }) => ({ value, label: `${'– '.repeat(level - 1)}${label}` }));
  return (
    <Dialog
      title={text('structure.move-title', { name: moved.label })}
      isBusy={form.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} busy={form.isBusy}>
            {text('structure.move-send')}
          </Button>{' '}
          <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
            {text('company.keep')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id}>
        <FormFailure failure={form.failure} />
        <SelectField {...form.field('below', form.rules.required)} label={text('structure.below')} required placeholder options={options} />
      </form>
    </Dialog>
  );
}
