import { operation } from 'shared-contracts';
import { defineCmsPage } from './define-cms-page';
import { messages } from './vacancies/messages/source';
import { Vacancies } from './vacancies/vacancies';
import { VacanciesDocument } from './vacancies/vacancies.graphql.ts';

export default defineCmsPage('careers', { Below: Vacancies, messages, records: operation(VacanciesDocument, {}, { required: false }) });
