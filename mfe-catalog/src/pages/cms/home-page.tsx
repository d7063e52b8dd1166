import { defineCmsPage } from './define-cms-page';

export default defineCmsPage('home');
