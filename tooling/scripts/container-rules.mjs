// What the containers of docker-compose.yml are held to, read from what Docker and they say.

/** Images that are taken from elsewhere: what stages begin with, and what services name; not the stages themselves. */
export function baseImagesIn(dockerfile, composition) {
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name));
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name).filter((name) => !stages.has(name));
  const images = [...composition.matchAll(/^ {4}image: (\S+)/gm)].map(([, name]) => name);
  return [...new Set([...from, ...images])];
}

/** What a container is asked about its rights: its user, its capabilities, and where it can write. */
export const RIGHTS_SCRIPT =
  'id -u; grep -E "^(CapEff|CapBnd|NoNewPrivs):" /proc/1/status; for place in / /releases; do touch $place/mark 2>/dev/null && echo "writes $place" && rm $place/mark; done; true';

/**
 * Rights that a service has and does not need, and one that it needs and has not.
 *
 * @param {string} service
 * @param {object} found
 * @param {string} found.said what `RIGHTS_SCRIPT` printed in it
 * @param {Readonly<Record<string, readonly unknown[] | null>> | null | undefined} found.ports as Docker names them (`8080/tcp`), with where each is bound
 * @param {{ port?: string | undefined, isWriter: boolean }} allowed the one port that is open outside; whether it writes releases
 */
export function rightsProblems(service, { said, ports }, { port = '', isWriter }) {
  const problems = [];
  const open = Object.entries(ports ?? {}).flatMap(([name, bindings]) => (bindings && bindings.length > 0 ? [name] : []));
  if (open.join() !== port) problems.push(`${service} has these ports outside: ${open.join() || 'none'}.`);
  if (/^0$/m.test(said)) problems.push(`${service} runs as root.`);
  if (!/CapEff:\s+0+$/m.test(said) || !/CapBnd:\s+0+$/m.test(said)) problems.push(`${service} has capabilities.`);
  if (!/NoNewPrivs:\s+1$/m.test(said)) problems.push(`${service} can gain privileges.`);
  if (/writes \/$/m.test(said)) problems.push(`${service} writes to its file system.`);
  if (/writes \/releases/.test(said) !== isWriter) problems.push(`${service} writes to the releases, or cannot.`);
  return problems;
}

/** Lines of logs that tell of an error. A visitor who leaves while an answer is on its way (the edge calls it "premature close") is none. */
export const errorsIn = (logs) =>
  logs
    .split('\n')
    .filter((line) => /\b(error|fatal|panic|exception|unhandled|denied)\b|"level":[56]0/i.test(line))
    .filter((line) => !line.includes('premature close'));
