import { useRef } from 'react';
import { operation } from 'shared-contracts';
import { definePage, useHost, useSnapshot, type PageProps } from 'shared-platform';
import { Actions, Button, ButtonLink, FormFailure, Notice, Skeleton, usePlatformMessage, useShopForm } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { complaintOf, toRegions, type CompanyDetailsValues, type Region } from '../../features/company-details/company-details';
import { CompanyAccountFields, LegalAddressFields } from '../../features/company-details/company-fields';
import { CompanyRegionsDocument } from '../../features/company-details/company-regions.graphql.ts';
import { SENTENCES } from '../../features/company-details/sentences';
import { editableParts, toDetails, toUpdate, type EditableParts } from './edit-company';
import { EditedCompanyAddressDocument, EditedCompanyDocument, SaveCompanyDocument } from './edit-company.graphql.ts';
import styles from './edit-company-page.module.css';
import { messages, useText } from './messages/source';

const PROFILE_PATH = '/company/profile';

const operations = () => ({
  company: operation(EditedCompanyDocument, {}, { required: false }),
  address: operation(EditedCompanyAddressDocument, {}, { required: false }),
  regions: operation(CompanyRegionsDocument, {}, { required: false }),
});
type Operations = ReturnType<typeof operations>;

/** Changes what the company is called and where it is: what the role of whoever asks allows. */
export function EditCompanyPage({ results: { company, address, regions: directory } }: PageProps<Operations>) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const regions = toRegions(directory.data);
  const parts = editableParts(company.data);
  const isAllowed = !company.data?.company || parts.account || parts.address;
  const details = toDetails(company.data, address.data, regions);
  const isMissing = details === undefined && (address.error ?? directory.error) !== undefined;
  return (
    <CompanyArea
      title={text('edit-company.title')}
      state={toCompanyState(session, company, Boolean(company.data?.company) && isAllowed, isAllowed)}
    >
      {() => {
        if (details) return <EditCompanyForm details={details} parts={parts} regions={regions} />;
        if (!isMissing) return <Skeleton height="24rem" shape="block" />;
        return (
          <Notice
            type="error"
            action={<Button onClick={() => host.commerce.invalidate(['company', 'country'])}>{text('company.retry')}</Button>}
          >
            {text('company.failed')}
          </Notice>
        );
      }}
    </CompanyArea>
  );
}

function EditCompanyForm({ details, parts, regions }: { details: CompanyDetailsValues; parts: EditableParts; regions: readonly Region[] }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  // What this form was made from: somebody else may have changed it when it is saved.
  const known = useRef(JSON.stringify(details));
  const hasChanged = async () => {
    const fresh = { policy: 'network-only' } as const;
    const [company, address] = await Promise.all([
      host.commerce.query(EditedCompanyDocument, {}, fresh),
      host.commerce.query(EditedCompanyAddressDocument, {}, fresh),
    ]);
    const now = toDetails(company.data, address.data, regions);
    // Nobody knows: the platform has the last word.
    if (!now || JSON.stringify(now) === known.current) return false;
    known.current = JSON.stringify(now);
    return true;
  };
  const form = useShopForm<CompanyDetailsValues>({
    defaultValues: details,
    keep: 'company-profile',
    guard: true,
    async onSubmit(values) {
      if (await hasChanged()) return { failure: text('edit-company.changed') };
      const { error } = await host.commerce.mutate(SaveCompanyDocument, { input: toUpdate(values, parts, regions) });
      if (error) return complaintOf(error) === 'email' ? { errors: { email: say(error) } } : { failure: say(error) };
      host.commerce.invalidate(['company']);
      host.toasts.add({ type: 'success', message: text('edit-company.saved') });
      host.navigation.replace(PROFILE_PATH);
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure failure={form.failure} />
      {parts.account && <CompanyAccountFields form={form} />}
      {parts.address && <LegalAddressFields form={form} regions={regions} />}
      <Actions>
        <Button type="submit" busy={form.isBusy}>
          {text('edit-company.save')}
        </Button>
        <ButtonLink to={PROFILE_PATH} variant="quiet">
          {text('company.keep')}
        </ButtonLink>
      </Actions>
    </form>
  );
}

export default definePage<Operations>(
  { operations, head: ({ text }) => ({ title: text('edit-company.title'), robots: 'noindex' }), component: EditCompanyPage },
  messages,
);
