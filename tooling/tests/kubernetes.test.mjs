// The files of docker/kubernetes are what Kubernetes' own API takes, and fit together.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const FOLDER = join(__dirname, '../../docker/kubernetes');
/** In a process of its own: the kinds are published as ES modules only. */
const check = (folder) => execFileSync(process.execPath, [join(__dirname, '../scripts/kubernetes.mjs'), folder], { encoding: 'utf8' });
const documentsOf = (file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'), { strict: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
const files = ['base', 'demo', 'monitoring'].flatMap((folder) => readdirSync(join(FOLDER, folder)).map((file) => `${folder}/${file}`));

test('they are what the API takes', () => {
  expect(check(FOLDER)).toBe('');
});

test('what the API does not take is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  writeFileSync(join(folder, 'a.yaml'), 'apiVersion: v1\nkind: Service\nspec: { ports: [{ port: many }] }\n');
  writeFileSync(join(folder, 'b.yaml'), 'apiVersion: autoscaling/v1\nkind: HorizontalPodAutoscaler\n');
  const said = check(folder);
  rmSync(folder, { recursive: true });
  expect(said).toMatch(/a\.yaml: Service: .*port/);
  expect(said).toContain('b.yaml: HorizontalPodAutoscaler: autoscaling/v1 HorizontalPodAutoscaler is unknown');
});

test.each(['base', 'demo', 'monitoring'])('%s takes in every file that it has', (folder) => {
  const [{ resources }] = documentsOf(`${folder}/kustomization.yaml`);
  const own = resources.filter((resource) => !resource.startsWith('../')).sort();
  expect(own).toEqual(
    readdirSync(join(FOLDER, folder))
      .filter((file) => file !== 'kustomization.yaml')
      .sort(),
  );
});

const workloads = files.flatMap((file) => documentsOf(file)).filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));

test.each(workloads.map((workload) => [workload.metadata.name, workload]))(
  '%s runs without root, privileges and a token',
  (_name, workload) => {
    const { spec, metadata } = workload.spec.template;
    expect(metadata.labels).toEqual(workload.spec.selector.matchLabels);
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(spec.automountServiceAccountToken).toBe(false);
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
      expect(resources).toMatchObject({ requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } });
    }
  },
);

test('what edges are told are settings that they know', () => {
  const declarations = readFileSync(join(__dirname, '../../edge/src/variables.ts'), 'utf8');
  const known = [...declarations.matchAll(/^ {2}([A-Z_]+): variable\(/gm)].map(([, name]) => name);
  const [{ configMapGenerator }] = documentsOf('base/kustomization.yaml');
  const names = configMapGenerator.flatMap(({ literals }) => literals.map((literal) => literal.split('=', 1)[0]));
  expect(names.filter((name) => !name.startsWith('AWS_') && !known.includes(name))).toEqual([]);
  expect(known).toContain('RELEASE_CACHE');
});
