interface Question {
  question: string;
  answer: string;
}

/** So many make a page of questions. */
const FEWEST = 2;
const HEADING = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs;
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** schema.org's FAQPage, where most headings of a page are questions and have answers; undefined for another page. */
export function structuredQuestions(html: string): Record<string, unknown> | undefined {
  const found = questionsOf(html);
  const asked = found.filter(({ question }) => /[?؟]$/.test(question));
  if (asked.length < FEWEST || asked.length * 2 <= found.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: found.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Each heading with what stands below it. */
function questionsOf(html: string): Question[] {
  const headings = [...html.matchAll(HEADING)];
  return headings.flatMap((heading, index) => {
    const answer = plain(html.slice(heading.index + heading[0].length, headings[index + 1]?.index));
    const question = plain(heading[1] ?? '');
    return question && answer ? [{ question, answer }] : [];
  });
}

function plain(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<\/?(p|li|ul|ol|br|div|tr|td|h\d)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
