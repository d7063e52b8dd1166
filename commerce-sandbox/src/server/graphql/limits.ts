import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** The platform's limits (`graphql/validation/maximum_query_depth` and `_complexity`). Introspection is not limited. */
const MAX_DEPTH = 20;
const MAX_COMPLEXITY = 300;
/** Nothing below this is measured: a document of thousands of levels would take more stack than its parser did. */
const MEASURED_DEPTH = 1000;

/** The message of the limit that a document breaks, or undefined. Every field counts once per place where its fragment is spread. */
export function brokenLimit(document: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure({ set: definition.selectionSet, level: 1 }, fragments, new Map());
    if (size.depth > MAX_DEPTH) return `Max query depth should be ${MAX_DEPTH} but got ${size.depth}.`;
    if (size.fields > MAX_COMPLEXITY) return `Max query complexity should be ${MAX_COMPLEXITY} but got ${size.fields}.`;
  }
  return undefined;
}

interface Size {
  readonly depth: number;
  readonly fields: number;
}

const EMPTY: Size = { depth: 0, fields: 0 };
/** Refused whatever is below: what is hidden in it must not count as nothing, here or where its fragment is spread again. */
const TOO_DEEP: Size = { depth: MEASURED_DEPTH, fields: 0 };

/** Each fragment is measured once. One that spreads itself counts nothing inside itself: validation, which comes later, refuses it. */
function measure(
  { set, level }: { readonly set: SelectionSetNode; readonly level: number },
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  if (level > MEASURED_DEPTH) return TOO_DEEP;
  let depth = 0;
  let fields = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) continue;
      const inner = selection.selectionSet ? measure({ set: selection.selectionSet, level: level + 1 }, fragments, known) : EMPTY;
      depth = Math.max(depth, inner.depth + 1);
      fields += inner.fields + 1;
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? measure({ set: selection.selectionSet, level: level + 1 }, fragments, known)
        : fragmentSize({ name: selection.name.value, level: level + 1 }, fragments, known);
    depth = Math.max(depth, inner.depth);
    fields += inner.fields;
  }
  return { depth, fields };
}

function fragmentSize(
  { name, level }: { readonly name: string; readonly level: number },
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Size>,
): Size {
  const before = known.get(name);
  if (before) return before;
  known.set(name, EMPTY);
  const fragment = fragments.get(name);
  const size = fragment ? measure({ set: fragment.selectionSet, level }, fragments, known) : EMPTY;
  known.set(name, size);
  return size;
}
