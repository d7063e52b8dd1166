import { type ComponentType, useState } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { Button, formatDate, Skeleton } from 'shared-ui';
import { LoadFailed } from '../../../features/load-failed/load-failed';
import { RichText } from '../../../features/rich-text/rich-text';
import type { ApplicationDialogProps } from './application-dialog';
import { useText } from './messages/source';
import styles from './vacancies.module.css';
import { VacanciesDocument, type VacanciesQuery } from './vacancies.graphql.ts';

type Vacancy = NonNullable<VacanciesQuery['vacancies']['items'][number]>;

const load = () => import(/* webpackChunkName: "on-demand-application" */ './application-dialog');

/** The open positions, and the way to apply for one. */
export function Vacancies() {
  const { hasExtensions } = useHost();
  return hasExtensions ? <VacancyList /> : null;
}

function VacancyList() {
  const host = useHost();
  const text = useText();
  const { data, error } = useOperation(VacanciesDocument, {});
  const [asked, setAsked] = useState<{ Dialog: ComponentType<ApplicationDialogProps>; vacancy: Vacancy }>();
  if (!data) return error ? <LoadFailed /> : <Skeleton height="20rem" shape="block" />;
  const vacancies = data.vacancies.items.filter((vacancy) => vacancy !== null);
  const apply = async (vacancy: Vacancy) => {
    try {
      const { ApplicationDialog } = await load();
      setAsked({ Dialog: ApplicationDialog, vacancy });
    } catch (failure) {
      host.telemetry.recordError(failure);
      host.toasts.add({ type: 'error', message: text('vacancies.failed') });
    }
  };
  return (
    <section className={styles.vacancies}>
      <h2>{text('vacancies.title')}</h2>
      {vacancies.length === 0 ? (
        <p>{text('vacancies.none')}</p>
      ) : (
        <ul className={styles.list}>
          {vacancies.map((vacancy) => (
            <VacancyEntry key={vacancy.code} vacancy={vacancy} onApply={() => apply(vacancy)} />
          ))}
        </ul>
      )}
      {asked && <asked.Dialog vacancy={asked.vacancy} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function VacancyEntry({ vacancy, onApply }: { vacancy: Vacancy; onApply: () => Promise<void> }) {
  const text = useText();
  const { locale } = useHost().intl;
  const [isBusy, setBusy] = useState(false);
  const { code, title, department, city, employment_type: type, summary, description, closes_on: closes } = vacancy;
  const press = async () => {
    setBusy(true);
    await onApply();
    setBusy(false);
  };
  return (
    <li id={code} className={styles.vacancy}>
      <h3 id={`${code}-title`} className={styles.name}>
        {title}
      </h3>
      <p className={styles.facts}>{[department, city, type.label].join(' · ')}</p>
      <p className={styles.summary}>{summary}</p>
      <details className={styles.details}>
        <summary aria-describedby={`${code}-title`}>{text('vacancies.more')}</summary>
        <RichText html={description.html} />
      </details>
      <p className={styles.apply}>
        <Button variant="secondary" busy={isBusy} aria-describedby={`${code}-title`} onClick={() => void press()}>
          {text('vacancies.apply')}
        </Button>
        <span>{text('vacancies.until', { date: formatDate(`${closes} 00:00:00`, locale) })}</span>
      </p>
    </li>
  );
}
