import { type DefinitionNode, type DocumentNode, Kind, parse, print, type TypeNode } from 'graphql';

const BUILT_IN = ['Boolean', 'Float', 'ID', 'Int', 'String'];

/**
 * The named fields (`Query.viewer`) of a schema and the scalars that they need. A name without a field (`PullRequestState`)
 * is a whole enum, or a union of the types that are kept. Arguments are kept if their types are. Throws for a name that is not in
 * the schema.
 */
export function cutGraphql(schema: string, names: readonly string[]): string {
  const { definitions } = parse(schema, { noLocation: true });
  const types = Object.groupBy(names, (name) => name.split('.')[0]!);
  const scalars = definitions.filter((node) => node.kind === Kind.SCALAR_TYPE_DEFINITION);
  const known = [...Object.keys(types), ...BUILT_IN, ...scalars.map(({ name }) => name.value)];
  const cut = Object.entries(types).map(([type, of = []]) => typeWith(definitions, type, of, known));
  const used = new Set(print(documentOf(cut)).match(/\w+/g));
  const needed = scalars.filter(({ name }) => used.has(name.value));
  return `${print(documentOf([...cut, ...needed.map(silent)]))}\n`;
}

function typeWith(
  definitions: readonly DefinitionNode[],
  type: string,
  names: readonly string[],
  known: readonly string[],
): DefinitionNode {
  const isKnown = (node: { readonly name: { readonly value: string } }): boolean => known.includes(node.name.value);
  const found = definitions.find((node) => 'name' in node && node.name?.value === type);
  if (found?.kind === Kind.ENUM_TYPE_DEFINITION) return silent({ ...found, values: (found.values ?? []).map(silent) });
  if (found?.kind === Kind.UNION_TYPE_DEFINITION)
    return silent({ ...found, types: (found.types ?? []).filter(isKnown) });
  if (found?.kind !== Kind.OBJECT_TYPE_DEFINITION && found?.kind !== Kind.INTERFACE_TYPE_DEFINITION) {
    throw new Error(`no type ${type}`);
  }
  const fields = names.map((name) => {
    const field = found.fields?.find((each) => `${type}.${each.name.value}` === name);
    if (field === undefined) throw new Error(`no field ${name}`);
    const given = (field.arguments ?? []).filter((argument) => known.includes(typeNameOf(argument.type)));
    return silent({ ...field, arguments: given.map(silent) });
  });
  return silent({ ...found, interfaces: (found.interfaces ?? []).filter(isKnown), fields });
}

function typeNameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeNameOf(type.type);
}

function silent<Node extends object>(node: Node): Node {
  return { ...node, description: undefined, directives: [] };
}

function documentOf(definitions: readonly DefinitionNode[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions };
}
