import { useId } from 'react';
import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, TextAreaField, TextField, useAskFirst, usePlatformMessage, useShopForm } from 'shared-ui';
import { toCompanyStructure, type StructureNode } from './company-structure';
import styles from './company-structure-page.module.css';
import {
  CompanyStructureDocument,
  CreateCompanyTeamDocument,
  SaveCompanyTeamDocument,
  type CompanyTeamCreateInput,
} from './company-structure.graphql.ts';
import { useText } from './messages/source';

/** What the platform keeps of each. */
const LONGEST = { name: 40, description: 1000 } as const;

export interface TeamDialogProps {
  /** What a new team comes below. */
  below?: StructureNode;
  /** The team that is changed; without it a new one is made. */
  team?: StructureNode;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** A team's name and what it is there for. */
export function TeamDialog({ below, team, onClose, onDone }: TeamDialogProps) {
  const { commerce } = useHost();
  const id = useId();
  const text = useText();
  const say = usePlatformMessage();
  const create = useCreating();
  const form = useShopForm({
    defaultValues: { name: team?.label ?? '', description: team?.detail ?? '' },
    keep: `company-team-${team?.id ?? `below-${below?.id}`}`,
    guard: true,
    async onSubmit(values) {
      const input = { name: values.name.trim(), description: values.description.trim() };
      const { error } = team
        ? await change(commerce, SaveCompanyTeamDocument, { input: { id: team.entityId, ...input } })
        : await create({ ...input, ...(below ? { target_id: below.id } : {}) });
      if (error) return { failure: await say(error) };
      onDone(text(team ? 'structure.team-saved' : 'structure.team-added', { name: input.name }));
      return undefined;
    },
  });
  return (
    <Dialog
      title={team ? text('structure.edit-title') : text('structure.add-title', { name: below?.label ?? '' })}
      isBusy={form.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} busy={form.isBusy}>
            {text('structure.save')}
          </Button>{' '}
          <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
            {text('company.keep')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className={styles.form}>
        <FormFailure failure={form.failure} />
        <TextField
          {...form.field('name', team ? form.rules.notEmpty : form.rules.required, form.rules.maxLength(LONGEST.name))}
          dir="auto"
          label={text('structure.team-name')}
          required
        />
        <TextAreaField
          {...form.field('description', form.rules.maxLength(LONGEST.description))}
          dir="auto"
          label={text('structure.description')}
          optional
          rows={3}
        />
      </form>
    </Dialog>
  );
}

/** Makes a team, and no second one where the answer to the first try was lost: the platform takes two of one name. */
function useCreating() {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  return (input: CompanyTeamCreateInput): Promise<{ error: CommerceError | undefined }> =>
    askFirst(
      () => change(commerce, CreateCompanyTeamDocument, { input }, { retry: false }),
      async () => {
        const { data, error } = await commerce.query(CompanyStructureDocument, {}, { policy: 'network-only' });
        if (error) return { data: undefined, error };
        const nodes = [...((data && toCompanyStructure(data)?.nodes.values()) ?? [])];
        const isThere = nodes.some(
          ({ kind, label, detail, parent }) =>
            kind === 'team' && label === input.name && detail === input.description && parent === input.target_id,
        );
        if (!isThere) return undefined;
        commerce.invalidate(['company']);
        return { data: undefined, error: undefined };
      },
    );
}
