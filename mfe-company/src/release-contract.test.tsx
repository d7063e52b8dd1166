import { describeReleaseContract } from 'shared-contracts/testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';
import ar from './messages/ar.json';
import en from './messages/en.json';
import manageSubUsers from './pages/manage-sub-users/manage-sub-users-page';

describeReleaseContract({
  description: release,
  modules: {
    './manage-sub-users': manageSubUsers,
  },
  messages: { en, ar },
  createHost: () => hostWithAnswers(),
});
