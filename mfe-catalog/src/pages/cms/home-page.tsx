import { defineCmsPage } from './define-cms-page';
import { messages } from './part-finder/messages/source';
import { PartFinder } from './part-finder/part-finder';

export default defineCmsPage('home', { Above: PartFinder, messages });
