import { alreadyExists, inputError, PlatformError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { setSubscription } from '../customer/account.ts';
import { customerByEmail, customerById } from '../customer/customers.ts';

const mutations = resolve('Mutation')({
  subscribeEmailToNewsletter: async (_source, input, context) => {
    const email = (input.text('email') ?? '').trim().toLowerCase();
    if (email === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
    if (!isEmail(email)) throw inputError('Enter a valid email address.');
    if (context.customerId !== undefined) {
      const [self, owner] = await Promise.all([
        customerById(context.database, context.customerId),
        customerByEmail(context.database, email),
      ]);
      if (owner && owner.id !== self?.id) throw inputError('Cannot create a newsletter subscription.');
    }
    const [known] = await context.database.query<{ subscribed: boolean }>('select subscribed from newsletter_subscriber where email = $1', [
      email,
    ]);
    if (known?.subscribed) throw alreadyExists('This email address is already subscribed.');
    await setSubscription(context.database, email, true);
    await keepMail(context.database, {
      recipient: email,
      template: 'newsletter',
      subject: context.store.language === 'en' ? 'Newsletter subscription success' : 'تم الاشتراك في النشرة البريدية',
      paragraphs: [
        context.store.language === 'en'
          ? 'You have been successfully subscribed to our newsletter.'
          : 'تم اشتراكك في نشرتنا البريدية بنجاح.',
      ],
    });
    return { status: 'SUBSCRIBED' };
  },
  contactUs: async (_source, input, context) => {
    const values = input.object('input');
    const [name, comment, email] = [values.text('name') ?? '', values.text('comment') ?? '', values.text('email') ?? ''];
    if (name.trim() === '') throw new PlatformError('input', 'Name field is required.');
    if (comment.trim() === '') throw new PlatformError('input', 'Comment field is required.');
    if (!isEmail(email.trim())) throw new PlatformError('input', 'The email address is invalid. Verify the email address and try again.');
    await keepMail(context.database, {
      recipient: 'support@example.com',
      template: 'contact',
      subject: `Contact form: ${name.slice(0, 80)}`,
      paragraphs: [comment.slice(0, 10_000), `${name} <${email}> ${values.text('telephone') ?? ''}`],
    });
    return { status: true };
  },
});

export const contactMutations: readonly TypeResolvers[] = [mutations];
