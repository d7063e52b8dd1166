// Holds the files of docker/kubernetes to the schemas of Kubernetes' own API; prints what is wrong, a line each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

const folder = process.argv[2] ?? 'docker/kubernetes';
const KINDS = { Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet };
/** What extends Kubernetes has its schema elsewhere. */
const OF_OTHERS = ['Kustomization', 'Component', 'PodMonitor'];

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml')))
  for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'), { strict: true })) {
    for (const error of document.errors) console.log(`${file}: ${error.message}`);
    const value = document.toJS();
    if (OF_OTHERS.includes(value.kind)) continue;
    const Kind = KINDS[value.kind];
    try {
      if (!Kind || new Kind({}).apiVersion !== value.apiVersion) throw new Error(`${value.apiVersion} ${value.kind} is unknown`);
      new Kind(value).validate();
    } catch (error) {
      console.log(`${file}: ${value.kind}: ${error instanceof Error ? error.message : error}`);
    }
  }
