import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { applyOperations, type Operation } from './json-patch.ts';

/** An object of Kubernetes, as its file says. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly [field: string]: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

interface Kustomization {
  readonly resources: readonly string[];
  readonly namespace?: string;
  readonly labels?: readonly { readonly pairs: Fields; readonly includeTemplates: boolean }[];
  readonly images?: readonly {
    readonly name: string;
    readonly newName: string;
    readonly newTag: string;
  }[];
  readonly patches?: readonly {
    readonly path: string;
    /** All objects of a kind; the file is a JSON patch then. */
    readonly target?: { readonly kind: string };
  }[];
}

const KNOWN = ['apiVersion', 'kind', 'resources', 'namespace', 'labels', 'images', 'patches'];

/**
 * The objects of a folder as `kubectl kustomize` composes them, for the part of it that deploy/kubernetes uses: resources,
 * patches that merge fields or delete an object, JSON patches of all objects of a kind, labels, one namespace and images.
 * Throws at anything else.
 */
export function composeOverlay(folder: string): KubeObject[] {
  // Trusted input, like all files of deploy/kubernetes: the schemas are checked after composing.
  const plan = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(plan).filter((field) => !KNOWN.includes(field));
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not supported`);
  const { resources, patches = [], labels = [], images = [], namespace } = plan;
  let objects = resources.flatMap((resource) =>
    resource.endsWith('.yaml')
      ? readObjects(join(folder, resource))
      : composeOverlay(join(folder, resource)),
  );
  for (const { path, target } of patches) {
    const file = join(folder, path);
    if (target === undefined) {
      for (const patch of readObjects(file)) objects = applyPatch(objects, patch, path);
    } else {
      const operations = parse(readFileSync(file, 'utf8')) as Operation[];
      objects = objects.map((object) =>
        object.kind === target.kind ? applyOperations(object, operations) : object,
      );
    }
  }
  return objects
    .map((object) => labels.reduce((labelled, { pairs }) => addLabels(labelled, pairs), object))
    .map((object) => images.reduce((named, image) => replaceImage(named, image), object))
    .map((object) =>
      namespace === undefined ? object : { ...object, metadata: { ...object.metadata, namespace } },
    );
}

function readObjects(file: string): KubeObject[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new Error(`${file}: ${error.message}`);
    return document.toJS() as KubeObject;
  });
}

function applyPatch(objects: readonly KubeObject[], patch: KubeObject, path: string): KubeObject[] {
  const isMeant = ({ kind, metadata }: KubeObject) =>
    kind === patch.kind && metadata.name === patch.metadata.name;
  if (!objects.some(isMeant)) throw new Error(`${dirname(path)}/${path} changes no object`);
  if (patch.$patch === 'delete') return objects.filter((object) => !isMeant(object));
  // The cast is safe: merging keeps kind and name.
  return objects.map((object) => (isMeant(object) ? (merge(object, patch) as KubeObject) : object));
}

function merge(fields: Fields, patch: Fields): Fields {
  const merged: Record<string, unknown> = { ...fields };
  for (const [name, value] of Object.entries(patch)) {
    const old = merged[name];
    if (value === null) delete merged[name];
    else if (Array.isArray(value)) throw new Error(`a patch of the list ${name} is not supported`);
    else if (isFields(value)) merged[name] = merge(isFields(old) ? old : {}, value);
    else merged[name] = value;
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addLabels(object: KubeObject, pairs: Fields): KubeObject {
  const patch = { metadata: { labels: pairs } };
  // Kustomize knows no fields of other kinds.
  const hasPods = /^(apps|batch)\//.test(object.apiVersion);
  return merge(object, { ...patch, ...(hasPods && { spec: { template: patch } }) }) as KubeObject;
}

type Image = NonNullable<Kustomization['images']>[number];

function replaceImage<T>(value: T, image: Image): T {
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change);
    if (!isFields(part)) return part;
    const changed = Object.entries(part).map(([name, inner]) => [
      name,
      name === 'image' && inner === image.name ? `${image.newName}:${image.newTag}` : change(inner),
    ]);
    return Object.fromEntries(changed);
  };
  // The cast is safe: only the text of an image changes.
  return change(value) as T;
}
