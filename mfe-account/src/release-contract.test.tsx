import { describeReleaseContract } from 'shared-contracts/testing';
import { hostWithAnswers } from 'shared-platform/testing';
import release from '../release.json';
import ar from './messages/ar.json';
import en from './messages/en.json';
import signIn from './pages/sign-in/sign-in-page';
import create from './pages/create-account/create-account-page';
import forgotPassword from './pages/forgot-password/forgot-password-page';
import resetPassword from './pages/reset-password/reset-password-page';
import orderHistory from './pages/order-history/order-history-page';
import accountInformation from './pages/account-information/account-information-page';
import signInDialog from './slots/sign-in-dialog';
import drawerAccount from './slots/drawer-account';
import createAccountAfterOrder from './slots/create-account-after-order';

describeReleaseContract({
  description: release,
  modules: {
    './sign-in': signIn,
    './create': create,
    './forgot-password': forgotPassword,
    './reset-password': resetPassword,
    './order-history': orderHistory,
    './account-information': accountInformation,
    './sign-in-dialog': signInDialog,
    './drawer-account': drawerAccount,
    './create-account-after-order': createAccountAfterOrder,
  },
  messages: { en, ar },
  createHost: () => hostWithAnswers(),
});
