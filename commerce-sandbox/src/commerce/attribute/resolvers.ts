import type { TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { attributeForms } from './attribute-forms.ts';

export const resolvers: readonly TypeResolvers[] = [...attributeForms];
