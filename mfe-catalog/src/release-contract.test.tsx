import { describeReleaseContract } from 'shared-contracts/testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';
import ar from './messages/ar.json';
import en from './messages/en.json';
import home from './pages/cms/home-page';
import product from './pages/product/product-page';
import category from './pages/category/category-page';
import search from './pages/search/search-page';
import cms from './pages/cms/cms-page';
import blog from './pages/cms/blog-page';
import careers from './pages/cms/careers-page';
import locations from './pages/cms/locations-page';
import contactUs from './pages/contact/contact-page';

describeReleaseContract({
  description: release,
  modules: {
    './home': home,
    './product': product,
    './category': category,
    './search': search,
    './cms': cms,
    './blog': blog,
    './careers': careers,
    './locations': locations,
    './contact-us': contactUs,
  },
  messages: { en, ar },
  createHost: () => hostWithAnswers(),
});
