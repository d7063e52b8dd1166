import type { ReleaseDescription } from 'shared-contracts';
import type { DocumentData } from 'shared-host/document-data';
import { within } from 'shared-host/within';
import './override-releases.css';

/** For the tab: remotes by name, each with the origin that it comes from. */
const KEY = 'release_overrides';
/** `?override=mfe-catalog@http://localhost:8082` begins, `?override=end` ends it. */
const PARAMETER = 'override';
const ANSWER_MS = 5_000;

/**
 * Takes single remotes from a developer's machine instead of the store, in this tab alone, where the shop's configuration lists it.
 * Changes the document's data before anything is built on them; a page of such a remote is rendered here, since the server has rendered
 * another release of it. Gives the origins that scripts come from. Never rejects: a machine that does not answer leaves the shop as it is.
 */
export async function overrideReleases(data: DocumentData, root: HTMLElement): Promise<string[]> {
  const allowed = data.config.overrides ?? [];
  const wanted = readWanted(allowed);
  const lines: string[] = [];
  const origins = new Set<string>();
  for (const [name, origin] of Object.entries(wanted)) {
    const description = await readDescription(name, origin).catch((error: unknown) => String(error));
    if (typeof description === 'string') {
      lines.push(`${name} is the shop's own: ${origin} does not give it (${description})`);
      continue;
    }
    const { version } = description;
    const release = { version, base: `${origin}/releases/${name}/${version}/`, description };
    data.registry = { ...data.registry, releases: { ...data.registry.releases, [name]: release } };
    origins.add(origin);
    lines.push(`${name} ${version} from ${origin}`);
  }
  if (origins.size > 0) showHere(data, root, new Set(Object.keys(wanted)));
  for (const origin of origins) new EventSource(`${origin}/events`).addEventListener('built', () => window.location.reload());
  if (lines.length > 0) addMark(lines);
  return [...origins];
}

/** What this tab asks for, as far as the shop allows it. */
function readWanted(allowed: readonly string[]): Record<string, string> {
  const url = new URL(window.location.href);
  const given = url.searchParams.getAll(PARAMETER);
  const wanted: Record<string, string> = given.includes('end') ? {} : parse(sessionStorage.getItem(KEY));
  for (const text of given) {
    const [, name, origin] = /^(mfe-[a-z0-9-]+)@(https?:\/\/[^/]+)\/?$/.exec(text) ?? [];
    if (name && origin) wanted[name] = origin;
  }
  const listed = Object.fromEntries(Object.entries(wanted).filter(([, origin]) => allowed.includes(origin)));
  if (Object.keys(listed).length > 0) sessionStorage.setItem(KEY, JSON.stringify(listed));
  else sessionStorage.removeItem(KEY);
  if (given.length > 0) {
    url.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }
  return listed;
}

function parse(text: string | null): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

async function readDescription(name: string, origin: string): Promise<ReleaseDescription> {
  const answer = await within(ANSWER_MS, fetch(`${origin}/release.json`, { cache: 'no-store' }), () => new Error('no answer'));
  const description: ReleaseDescription = await answer.json();
  if (description.name !== name) throw new Error(`it is ${description.name}`);
  return description;
}

function showHere(data: DocumentData, root: HTMLElement, names: ReadonlySet<string>): void {
  const { target } = data;
  if (target.kind === 'page' && !names.has(target.remote)) return;
  // A page that the live releases do not have may be one of these.
  data.target = target.kind === 'page' ? { ...target, isServerRendered: false } : { kind: 'unresolved' };
  root.querySelector('[data-root]')?.remove();
}

/** A line above the page, for whoever works on it: not in the shop's languages, which have no words for it. */
function addMark(lines: readonly string[]): void {
  const mark = document.createElement('aside');
  mark.id = 'release-overrides';
  mark.lang = 'en';
  mark.dir = 'ltr';
  mark.setAttribute('aria-label', 'Releases of this tab');
  mark.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
  const end = document.createElement('a');
  end.href = `?${PARAMETER}=end`;
  end.dataset.native = '';
  end.textContent = 'End';
  mark.append(end);
  document.body.prepend(mark);
}
