import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { ServerPage, ServerRenderInput, ServerRenderResult } from 'shared-contracts';
import { createText } from './messages';
import { PageRoot, type DefinedPage } from './page';
import { readKnown, type PageResults } from './operation-results';
import { RootProviders } from './parcel';

/** Makes the server's side of an exposed page. */
export function toServerPage(page: DefinedPage): ServerPage {
  return {
    operations: (context) => page.operations?.(context) ?? {},
    async render(input) {
      const text = createText(input.host.intl.locale, (await page.messages[input.host.intl.language]()).default);
      const markup = await renderToMarkup(
        <RootProviders host={input.host} text={text}>
          <PageRoot definition={page.definition} params={input.context.params} />
        </RootProviders>,
        input.identifierPrefix,
      );
      return { markup, ...describe(page, input, text) };
    },
  };
}

function describe(
  page: DefinedPage,
  { host, context }: ServerRenderInput,
  text: ReturnType<typeof createText>,
): Omit<ServerRenderResult, 'markup'> {
  const bindings = host.commerce.bindings.get();
  const results: Record<string, PageResults[string]> = {};
  for (const [name, asked] of Object.entries(page.operations?.(context) ?? {})) {
    results[name] = readKnown(bindings, asked) ?? { data: undefined, error: undefined, fetching: true, isProvisional: false };
  }
  const definition = page.definition;
  const isMissing = definition.isMissing?.(results as never) ?? false;
  // As in the browser, what does not exist has no head to ask for.
  return isMissing
    ? { head: { title: '' }, status: 404 }
    : { head: definition.head({ results: results as never, context, text }), status: 200 };
}

/**
 * Renders to complete markup. React would move content that suspends beyond about 12.8 kB into hidden elements with inline scripts,
 * which the Content-Security-Policy forbids; `progressiveChunkSize: Infinity` and waiting for everything avoids that.
 */
export function renderToMarkup(element: ReactNode, identifierPrefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const stream = renderToPipeableStream(element, {
      identifierPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady() {
        if (failure !== undefined) return reject(failure);
        const chunks: Buffer[] = [];
        const sink = new PassThrough();
        sink.on('data', (chunk: Buffer) => chunks.push(chunk));
        sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        stream.pipe(sink);
        return undefined;
      },
    });
  });
}
