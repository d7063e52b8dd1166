import { operation } from 'shared-contracts';
import { defineCmsPage } from './define-cms-page';
import { HomeCategoriesDocument, HomeDispatchDocument } from './home/home-page.graphql.ts';
import { HomeStart } from './home/home-start';
import { messages } from './home/messages/source';
import { ViewedLast } from './home/viewed-last';
import { PartFinder } from './part-finder/part-finder';

export default defineCmsPage('home', {
  Above: PartFinder,
  BelowBanner: HomeStart,
  Below: ViewedLast,
  messages,
  reads: operation(HomeCategoriesDocument, {}, { required: false }),
  records: operation(HomeDispatchDocument, {}, { required: false }),
});
