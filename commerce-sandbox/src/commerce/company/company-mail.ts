import type { Mail } from '../../platform/mail/outbox.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';

type CompanyMail = Omit<Mail, 'recipient'>;

/** To a customer who may join a company. */
export function invitationMail(store: StoreView, company: string, inviter: string, link: string): CompanyMail {
  return store.language === 'en'
    ? {
        template: 'invitation',
        subject: `Invitation to ${company}`,
        paragraphs: [`${inviter} invites you to join ${company}.`, `Accept here: ${link}`],
      }
    : {
        template: 'invitation',
        subject: `دعوة للانضمام إلى ${company}`,
        paragraphs: [`يدعوك ${inviter} للانضمام إلى الشركة: ${company}.`, `اقبل الدعوة من هنا: ${link}`],
      };
}

/** To somebody for whom the company made an account; `maker` is undefined for the one who registered the company. */
export function accountMail(store: StoreView, company: string, maker: string | undefined): CompanyMail {
  const [english, arabic] =
    maker === undefined
      ? [`The company ${company} is registered.`, `تم تسجيل الشركة: ${company}.`]
      : [`${maker} made an account for you.`, `أنشأ ${maker} حساباً لك.`];
  return store.language === 'en'
    ? {
        template: 'company-user',
        subject: `Your account at ${company}`,
        paragraphs: [`${english} Use "Forgot password" to choose a password.`],
      }
    : { template: 'company-user', subject: `حسابك في ${company}`, paragraphs: [`${arabic} استخدم «نسيت كلمة المرور» لاختيار كلمة مرور.`] };
}
