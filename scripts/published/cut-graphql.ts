import { type DefinitionNode, type DocumentNode, Kind, parse, print } from 'graphql';

/**
 * The named fields (`Query.viewer`) of a schema, with their arguments, and the scalars that they need. Throws for a
 * field that is not in it.
 */
export function cutGraphql(schema: string, fields: readonly string[]): string {
  const { definitions } = parse(schema, { noLocation: true });
  const types = Object.groupBy(fields, (field) => field.split('.')[0]!);
  const objects = Object.entries(types).map(([type, of = []]) => objectWith(definitions, type, of));
  const used = new Set(print(documentOf(objects)).match(/\w+/g));
  const scalars = definitions.filter((node) => node.kind === Kind.SCALAR_TYPE_DEFINITION && used.has(node.name.value));
  return `${print(documentOf([...objects, ...scalars.map(silent)]))}\n`;
}

function objectWith(definitions: readonly DefinitionNode[], type: string, names: readonly string[]): DefinitionNode {
  const found = definitions.find((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === type);
  if (found?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`no type ${type}`);
  const fields = names.map((name) => {
    const field = found.fields?.find((each) => `${type}.${each.name.value}` === name);
    if (field === undefined) throw new Error(`no field ${name}`);
    return silent({ ...field, arguments: (field.arguments ?? []).map(silent) });
  });
  return silent({ ...found, interfaces: [], fields });
}

function silent<Node extends object>(node: Node): Node {
  return { ...node, description: undefined, directives: [] };
}

function documentOf(definitions: readonly DefinitionNode[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions };
}
