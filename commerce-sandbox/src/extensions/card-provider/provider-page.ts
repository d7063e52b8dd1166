import type { CardFace } from '../../commerce/payment/card-gateway.ts';

const WORDS = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    code: 'Security code',
    badNumber: 'Enter a valid card number.',
    badExpiry: 'Enter a date that is not over.',
    badCode: 'Enter the code on the card.',
    failed: 'The card could not be checked. Please try again.',
    challenge: 'Confirm the payment',
    asks: 'Your bank asks you to confirm the payment with the card ending in',
    approve: 'Confirm',
    reject: 'Refuse',
    rejected: 'The payment was not confirmed.',
  },
  ar: {
    title: 'بيانات البطاقة',
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء (شهر/سنة)',
    code: 'رمز الأمان',
    badNumber: 'أدخل رقم بطاقة صحيحاً.',
    badExpiry: 'أدخل تاريخاً لم ينتهِ.',
    badCode: 'أدخل الرمز المطبوع على البطاقة.',
    failed: 'تعذر التحقق من البطاقة. حاول مرة أخرى.',
    challenge: 'تأكيد الدفع',
    asks: 'يطلب منك البنك تأكيد الدفع بالبطاقة المنتهية بالرقم',
    approve: 'تأكيد',
    reject: 'رفض',
    rejected: 'لم يتم تأكيد الدفع.',
  },
} as const;

export type Language = keyof typeof WORDS;

export interface FieldsPage {
  readonly language: Language;
  /** The only origin that messages go to and are taken from; it has been checked. */
  readonly parent: string;
}

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function frame(page: FieldsPage, title: string, body: string): string {
  return `<!doctype html><html lang="${page.language}" dir="${page.language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="/fields.css"><script src="/fields.js" defer></script></head><body data-parent="${escape(page.parent)}">${body}</body></html>`;
}

export function fieldsPage(page: FieldsPage): string {
  const words = WORDS[page.language];
  const field = (name: 'number' | 'expiry' | 'code', autocomplete: string, message: string): string =>
    `<label for="${name}">${words[name]}</label><input id="${name}" name="${name}" inputmode="numeric" dir="ltr" required autocomplete="${autocomplete}" aria-describedby="${name}-error"><p class="error" id="${name}-error" data-message="${message}" hidden></p>`;
  return frame(
    page,
    words.title,
    `<form id="card" novalidate aria-label="${words.title}">${field('number', 'cc-number', words.badNumber)}${field('expiry', 'cc-exp', words.badExpiry)}${field('code', 'cc-csc', words.badCode)}
<p class="error" id="failed" role="alert" data-message="${words.failed}" hidden></p></form>`,
  );
}

export function challengePage(page: FieldsPage, token: string, card: CardFace): string {
  const words = WORDS[page.language];
  return frame(
    page,
    words.challenge,
    `<form id="challenge" data-token="${escape(token)}" data-rejected="${words.rejected}"><h1>${words.challenge}</h1><p>${words.asks} <bdi dir="ltr">${escape(card.maskedCC)}</bdi></p>
<button type="submit" name="answer" value="approve">${words.approve}</button> <button type="submit" name="answer" value="reject">${words.reject}</button></form>`,
  );
}

export const FIELDS_CSS = `
* { box-sizing: border-box; } body { margin: 0; padding: 4px; font: 16px/1.5 'IBM Plex Sans', 'IBM Plex Sans Arabic', system-ui, sans-serif;
* color: #1d2733; }
form { display: grid; gap: 4px; } h1 { font-size: 18px; margin: 0; } label { font-size: 14px; margin-block-start: 8px; }
input, button { font: inherit; min-block-size: 44px; padding: 8px 12px; border: 1px solid #8a949e; border-radius: 4px; } .error { color: #b3261e; margin: 0; font-size: 14px; }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 1px; } input[aria-invalid=true] { border-color: #b3261e; }
`;

/** Runs in the frame. The shop asks with \`hosted-card:submit\`; it never sees what is typed. */
export const FIELDS_JS = `
const parentOrigin = document.body.dataset.parent;
const tell = (message) => window.parent.postMessage(message, parentOrigin);
const query = location.search;
// The address of another page of the provider, for the same shop and language.
const page = (path, values = {}) => { const asked = new URLSearchParams(query); asked.delete('token'); for (const [name, value] of Object.entries(values)) asked.set(name, value); return path + '?' + asked; };
const show = (element, isShown) => { element.hidden = !isShown; element.textContent = isShown ? element.dataset.message : ''; };
const post = async (path, body) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
const card = document.getElementById('card');
const challenge = document.getElementById('challenge');
let isBusy = false;

async function submit() {
  if (isBusy) return;
  isBusy = true;
  const failed = document.getElementById('failed');
  show(failed, false);
  const fields = ['number', 'expiry', 'code'];
  try {
    const answer = await post(page('/tokens'), Object.fromEntries(fields.map((name) => [name, card.elements[name].value])));
    for (const name of fields) {
      show(document.getElementById(name + '-error'), answer.field === name);
      card.elements[name].setAttribute('aria-invalid', String(answer.field === name));
    }
    if (answer.field) { card.elements[answer.field].focus(); tell({ type: 'hosted-card:error', field: answer.field, message: document.getElementById(answer.field + '-error').textContent }); }
    else if (answer.isChallenged) { tell({ type: 'hosted-card:challenge' }); location.assign(page('/challenge', { token: answer.token })); }
    else tell({ type: 'hosted-card:token', token: answer.token, card: answer.card });
  } catch {
    show(failed, true);
    tell({ type: 'hosted-card:error', message: failed.textContent });
  } finally {
    isBusy = false;
  }
}

if (card) {
  card.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
  card.addEventListener('keydown', (event) => { if (event.key === 'Enter') { event.preventDefault(); submit(); } });
  window.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent || event.data?.type !== 'hosted-card:submit') return;
    submit();
  });
}
if (challenge) {
  challenge.addEventListener('submit', async (event) => {
    event.preventDefault();
    const isApproved = event.submitter?.value === 'approve';
    const answer = await post('/challenge' + query, { isApproved });
    if (answer.card && isApproved) tell({ type: 'hosted-card:token', token: challenge.dataset.token, card: answer.card });
    else { tell({ type: 'hosted-card:error', message: challenge.dataset.rejected }); location.assign(page('/fields')); }
  });
  challenge.querySelector('button').focus();
}
new ResizeObserver(() => tell({ type: 'hosted-card:height', height: Math.ceil(document.documentElement.scrollHeight) })).observe(document.body);
tell({ type: 'hosted-card:ready' });
`;
