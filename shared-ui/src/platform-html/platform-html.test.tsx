import { render, screen, waitFor } from '@testing-library/react';
import { HostProvider } from 'shared-platform';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { PlatformHtml } from './platform-html';
import { purify } from './purify';
import { sanitizeNow } from './sanitize.server';

/** Both sanitizers follow the same rules: the server's and the browser's. */
const SANITIZERS = [
  ['server', (html: string) => sanitizeNow(html) ?? ''],
  ['browser', purify],
] as const;

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle r=1 /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.example"><input name="password"><button>x</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<p id="__shop-data" name="cookie">x</p>',
  '<p class="cms-hero shell__header x">x</p>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p><!--<img src=x onerror=alert(1)>--></p>',
  '<b <script>alert(1)</script>0',
  '<p><b><i>x</p></div></section><td>y<script',
];

const DANGEROUS_TAGS = 'script, style, iframe, object, embed, form, input, button, svg, math, link, meta, base, template, video, audio';

describe.each(SANITIZERS)('the %s’s sanitizer', (_where, sanitize) => {
  test.each(ATTACKS)('bad input 12: makes harmless: %s', (attack) => {
    const holder = document.createElement('div');
    holder.innerHTML = String(sanitize(attack));
    expect(holder.querySelectorAll(DANGEROUS_TAGS)).toHaveLength(0);
    for (const element of holder.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^id$|^name$/);
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/^\s*(javascript|data|vbscript):|^\/\//i);
        if (name === 'class') expect(value.split(' ').every((part) => part.startsWith('cms-'))).toBe(true);
      }
    }
  });

  test('keeps what an editor writes', () => {
    const html =
      '<h2>Heading</h2><p>Text <strong>strong</strong> <bdi dir="ltr">6205-2RS</bdi></p><ul class="cms-tiles"><li ' +
      'class="cms-tile"><a href="/bearings.html"><img src="/media/a.png?width=320" alt="" width="320" height="400" ' +
      'loading="lazy" /><span>Bearings</span></a></li></ul><table><tbody><tr><th scope="row">d</th><td ' +
      'colspan="2">25</td></tr></tbody></table><a href="mailto:a@b.co">mail</a><a href="https://example.com">web</a><a ' +
      'class="cms-button cms-button-secondary" href="/x">x</a>';
    const holder = document.createElement('div');
    holder.innerHTML = String(sanitize(html));
    const wanted = document.createElement('div');
    wanted.innerHTML = html;
    expect(holder.innerHTML).toBe(wanted.innerHTML);
  });
});

test('opened in the browser: the sanitizer is loaded, then the text is shown', async () => {
  renderInHost(PlatformHtml, { html: '<p>Text</p><img src=x onerror=alert(1)>' }, { messages: {} });
  expect(await screen.findByText('Text')).toBeInTheDocument();
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('hydrated: the server’s markup stays, also when the page renders again', async () => {
  const problems: unknown[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<div class="rich"><p>From the server</p></div>';
  const paragraph = container.querySelector('p');
  const element = (html: string) => (
    <HostProvider value={createStubHost()}>
      <PlatformHtml html={html} className="rich" />
    </HostProvider>
  );
  const { rerender, unmount } = render(element('<p>From the server</p>'), {
    container,
    hydrate: true,
    onRecoverableError: (error) => problems.push(error),
  });
  rerender(element('<p>From the server</p>'));
  expect(container.querySelector('p')).toBe(paragraph);
  expect(problems).toEqual([]);
  rerender(element('<p>Changed</p>'));
  await waitFor(() => expect(container).toHaveTextContent('Changed'));
  unmount();
});
