import { structuredQuestions } from './structured-questions';

const FAQ =
  '<p>Intro</p><h2>How long?</h2><p>Two <b>days</b>,&nbsp;or <a href="/x">ask</a>.</p><ul><li>a</li><li>b</li></ul>' +
  '<h2 class="x">هل تشمل الضريبة؟</h2><p>نعم</p><h3>I cannot find it.</h3><p>Write it &amp; see.</p><script>alert(1)</script>';

test('headings that are questions, with what stands below them', () => {
  expect(structuredQuestions(FAQ)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two days, or ask. a b' } },
      { name: 'هل تشمل الضريبة؟', acceptedAnswer: { text: 'نعم' } },
      { name: 'I cannot find it.', acceptedAnswer: { text: 'Write it & see.' } },
    ],
  });
});

test.each([
  ['', 'nothing'],
  ['<h2>Who we are</h2><p>x</p><h2>Where?</h2><p>x</p><h2>Contact</h2><p>x</p>', 'one question among others'],
  ['<h2>Why?</h2><h2>How?</h2>', 'questions without answers'],
  ['<h2>Why?<p>never closed', 'broken HTML'],
])('%s is no page of questions: %s', (html) => expect(structuredQuestions(html)).toBeUndefined());
