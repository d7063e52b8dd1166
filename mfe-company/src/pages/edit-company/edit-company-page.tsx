import { useRef } from 'react';
import { change, operation } from 'shared-contracts';
import { useHost, useMay } from 'shared-platform';
import { Actions, Button, ButtonLink, defineAccountPage, FormFailure, ofCompany, usePlatformMessage, useShopForm } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { complaintOf, toRegions, type CompanyDetailsValues } from '../../features/company-details/company-details';
import { CompanyAccountFields, LegalAddressFields } from '../../features/company-details/company-fields';
import { CompanyRegionsDocument } from '../../features/company-details/company-regions.graphql.ts';
import { SENTENCES } from '../../features/company-details/sentences';
import { toEditedCompany, toUpdate, type EditedCompanyView } from './edit-company';
import { EditedCompanyAddressDocument, EditedCompanyDocument, SaveCompanyDocument } from './edit-company.graphql.ts';
import styles from './edit-company-page.module.css';
import { messages, useText } from './messages/source';

const PROFILE_PATH = '/company/profile';

/** Changes what the company is called and where it is: what the role of whoever asks allows. */
function EditCompany({ view: { details, regions } }: { view: EditedCompanyView }) {
  const host = useHost();
  const may = useMay();
  const parts = { account: may(PERMISSIONS.editProfile), address: regions.length > 0 && may(PERMISSIONS.editAddress) };
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
    const now = toEditedCompany({ company, address }, regions)?.details;
    // Nobody knows: the platform has the last word.
    if (!now || JSON.stringify(now) === known.current) return false;
    known.current = JSON.stringify(now);
    return true;
  };
  const form = useShopForm<CompanyDetailsValues>({
    defaultValues: details,
    keep: 'company-profile',
    guard: true,
    async onSubmit(values, { arrived }) {
      if (await hasChanged()) return { failure: text('edit-company.changed') };
      const { error } = await change(host.commerce, SaveCompanyDocument, { input: toUpdate(values, parts, regions) });
      if (error) return (await complaintOf(error)) === 'email' ? { errors: { email: await say(error) } } : { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('edit-company.saved') });
      if (arrived()) host.navigation.replace(PROFILE_PATH);
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

export default defineAccountPage(
  {
    title: 'edit-company.title',
    access: ofCompany(PERMISSIONS.editProfile, PERMISSIONS.editAddress),
    placeholder: '24rem',
    operations: () => ({
      company: operation(EditedCompanyDocument, {}, { required: false }),
      address: operation(EditedCompanyAddressDocument, {}, { required: false }),
      regions: operation(CompanyRegionsDocument, {}, { required: false }),
    }),
    view: ({ company, address, regions }) => toEditedCompany({ company, address }, toRegions(regions.data)),
    component: EditCompany,
  },
  messages,
);
