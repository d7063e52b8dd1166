import { intlOf, type PageHead, type Registry } from 'shared-contracts';
import type { InlineStyle, ShellBuild } from 'shared-contracts/edge';
import { DOCUMENT_DATA_ID, SHELL_ROOT_ID, type DocumentData } from 'shared-host/document-data';
import type { DocumentHead } from 'shared-host/routing/document-head';
import { HEADER_END_ID } from '../chrome/header/header-end';
import { INLINE_SCRIPT, INLINE_SCRIPT_HASH } from './inline-script';
import { siteStructuredData } from './site-data';
import { withWholeAddresses } from './structured-data';

/** Files of the shell's release. Paths are relative to `base`. */
export interface ShellFiles extends Omit<ShellBuild, 'early' | 'fallback' | 'personal'> {
  base: string;
  integrity: Readonly<Record<string, string>>;
  early: string | undefined;
  fallback: string | undefined;
  personal: string | undefined;
}

export interface DocumentParts {
  head: DocumentHead;
  pageHead: PageHead | undefined;
  chrome: string;
  data: DocumentData;
  shell: ShellFiles;
  language: 'en' | 'ar';
  origin: string;
  /** Prefix of the view's addresses. */
  prefix: string;
  /** With all files: for the hints. */
  registry: Registry;
  /** The page is for signed-in people alone: a guest is sent elsewhere, and would load its files in vain. */
  isProtected: boolean;
  /** The releases that its personal page has to be made of; undefined where there is none. */
  personal: string | undefined;
  readStyle: (release: string, file: string) => InlineStyle | undefined;
  /** What is said where the scripts do not start, and the link that tries again. */
  failure: { text: string; retry: string };
}

export interface DocumentText {
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
}

/**
 * The document's text. What the first paint shows has its styles inside, so that it waits for nothing else; scripts block nothing;
 * the page's files and messages start with the shell's, at once.
 */
export function documentHtml(parts: DocumentParts): DocumentText {
  const { head, pageHead, chrome, data, shell, language, failure } = parts;
  const { styles, starts, hints, memberFiles } = documentFiles(parts);
  const { locale, direction } = intlOf(data.views.find(({ code }) => code === data.view) ?? { locale: 'en_US' });
  const image = pageHead?.preloadImage;
  // Taken out by the early script when the picture is there; by another one, later, where the early one did not come.
  const areLate = image !== undefined && shell.early !== undefined && shell.fallback !== undefined;
  const html = [
    `<!doctype html><html lang="${locale}" dir="${direction}"${attribute('data-personal', parts.personal)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escapeText(head.title)}</title>`,
    // What is at the end of the header's lines pushes what is before it: nothing is painted until all of it is parsed.
    chrome.includes(`id="${HEADER_END_ID}"`) ? `<link rel="expect" blocking="render" href="#${HEADER_END_ID}">` : '',
    // Before the styles, which are long: it is asked for as soon as the first bytes are there.
    image
      ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeText(image.href)}"${attribute('imagesrcset', image.srcset)}${attribute('imagesizes', image.sizes)}>`
      : '',
    // Before the styles: it would wait for those that are files of their own.
    `<script>${INLINE_SCRIPT}</script>`,
    // The loader of chunks knows a style by its file name, the composition by its release as well.
    ...styles.map(({ inline, ...style }) =>
      inline ? `<style data-href="${style.file}" data-base="${style.base}">${inline.text}</style>` : styleLink(style),
    ),
    ...fontHints(shell, language),
    areLate ? `<template id="late-scripts">${starts}${hints}</template>` : '',
    memberFiles && shell.early ? `<template id="member-files">${memberFiles}</template>` : '',
    shell.early ? `<script async src="${shell.base}${shell.early}" fetchpriority="high"></script>` : '',
    parts.personal !== undefined && shell.personal
      ? `<script async src="${shell.base}${shell.personal}" fetchpriority="high"></script>`
      : '',
    ...headTags(head),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
      `<link rel="manifest" href="/manifest${language === 'ar' ? '-ar' : ''}.webmanifest"><meta name="theme-color" content="#0b4f7a">`,
    ...structuredData(parts),
    `</head><body><div id="${SHELL_ROOT_ID}">${chrome}</div>`,
    // Shown by the script that watches the start.
    `<div id="start-failure" role="alert" hidden><p>${escapeText(failure.text)}</p><a href="" data-native>${escapeText(failure.retry)}</a></div>`,
    // Behind what is seen: styles, fonts and the picture are asked for first.
    areLate ? `<script defer src="${shell.base}${shell.fallback}" fetchpriority="low"></script>` : starts + hints,
    `<script type="application/json" id="${DOCUMENT_DATA_ID}">${escapeJson(data)}</script></body></html>`,
  ].join('');
  return {
    html,
    styleHashes: styles.flatMap(({ inline }) => (inline ? [inline.hash] : [])),
    scriptHashes: [INLINE_SCRIPT_HASH],
  };
}

/** The document's styles; and as markup the scripts that start it, the hints of other scripts, and the files of a page for members. */
function documentFiles({ data, shell, language, registry, isProtected, personal, readStyle }: DocumentParts) {
  const page = data.target.kind === 'page' ? pageFiles(data.target, registry, language) : { scripts: [], styles: [] };
  const own = (file: string) => ({ release: 'shell', base: shell.base, file, href: shell.base + file, integrity: shell.integrity[file] });
  // A personal page comes before its code: it is shown by the document's styles.
  const isStyled = !isProtected || personal !== undefined;
  const messages = (shell.messages[language] ?? []).map(own);
  return {
    styles: [...shell.styles.map(own), ...(isStyled ? page.styles : [])].map((style) => ({
      ...style,
      inline: readStyle(style.release, style.file),
    })),
    starts: shell.scripts.map(own).map(startScript).join(''),
    hints: [...messages, ...(isProtected ? [] : page.scripts)].map(scriptHint).join(''),
    // Taken out by the early script where somebody is signed in.
    memberFiles: isProtected ? [...(isStyled ? [] : page.styles.map(styleLink)), ...page.scripts.map(scriptHint)].join('') : '',
  };
}

const fontHints = ({ fonts, base }: ShellFiles, language: 'en' | 'ar') =>
  fonts
    .filter((file) => isFirstFont(file, language))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`);

/** What of the head a navigation in the browser replaces. */
const headTags = ({ metas, canonical, alternates }: DocumentHead) => [
  ...metas.map(
    ({ key, isProperty, content }) => `<meta ${isProperty ? 'property' : 'name'}="${key}" content="${escapeText(content)}" data-head>`,
  ),
  canonical ? `<link rel="canonical" href="${escapeText(canonical)}" data-head>` : '',
  ...alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}" data-head>`),
];

/** Of the site, on its home page, and of the page. */
function structuredData({ head: { canonical }, pageHead, data: { config }, language, origin, prefix }: DocumentParts): string[] {
  const site = canonical === `${origin}${prefix}/` ? siteStructuredData({ config, language, origin, prefix }) : [];
  return [...site, ...(pageHead?.structuredData ?? [])].map(
    (item) => `<script type="application/ld+json">${escapeJson(withWholeAddresses(item, { origin, prefix, canonical }))}</script>`,
  );
}

interface File {
  release: string;
  base: string;
  file: string;
  href: string;
  integrity: string | undefined;
}

const startScript = ({ href, integrity }: File) =>
  `<script defer src="${href}"${attribute('integrity', integrity)} crossorigin="anonymous" fetchpriority="low"></script>`;

const scriptHint = ({ href }: File) => `<link rel="preload" as="script" href="${href}" fetchpriority="low">`;

/** Named by its file as well: the loader of chunks compares whole addresses, and would load it once more. */
const styleLink = ({ file, href, integrity }: Pick<File, 'file' | 'href' | 'integrity'>) =>
  `<link rel="stylesheet" data-href="${file}" href="${href}"${attribute('integrity', integrity)} crossorigin="anonymous">`;

function pageFiles(
  target: Extract<DocumentData['target'], { kind: 'page' }>,
  registry: Registry,
  language: 'en' | 'ar',
): { scripts: File[]; styles: File[] } {
  const release = registry.releases[target.remote];
  const files = release?.description.build.modules[target.module];
  if (!release || !files) return { scripts: [], styles: [] };
  const file = (name: string) => ({
    release: target.remote,
    base: release.base,
    file: name,
    href: release.base + name,
    integrity: release.description.build.integrity[name],
  });
  const own = [release.description.build.entry, ...files.js, ...(files.messages[language] ?? [])].filter(Boolean).map(file);
  return {
    scripts: [...own, ...serviceFiles(target, registry).filter(({ href }) => !own.some((known) => known.href === href))],
    styles: files.css.map(file),
  };
}

/** Of the services that the page lives on: asked for with the page, whoever provides them. */
function serviceFiles({ remote, module }: Extract<DocumentData['target'], { kind: 'page' }>, registry: Registry): File[] {
  const names = registry.releases[remote]?.description.routes.find((route) => route.module === module)?.services ?? [];
  return names.flatMap((name) =>
    Object.entries(registry.releases).flatMap(([provider, { base, description }]) => {
      const service = description.services[name];
      const { entry, modules, integrity } = description.build;
      const files = service && modules[service.module]?.js;
      return (files ? [entry, ...files].filter(Boolean) : []).map((file) => ({
        release: provider,
        base,
        file,
        href: base + file,
        integrity: integrity[file],
      }));
    }),
  );
}

/** The faces of the first text: regular and bold of the document's script. */
function isFirstFont(file: string, language: 'en' | 'ar'): boolean {
  return language === 'ar' ? /arabic-arabic-(400|600)/.test(file) : /plex-sans-latin-(400|600)/.test(file);
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escapeText(value)}"` : '';
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** JSON that cannot end its script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
