/** Something that a module exports. */
export interface ExportedName {
  name: string;
  isType: boolean;
  /** How many type parameters it takes. */
  parameters: number;
  /** Of a function. Where it is the same, only the types in it can have changed, and those are exported themselves. */
  signature?: string;
}

/** Everything that a declaration file exports. */
export function readExports(text: string): ExportedName[] {
  const declared = [...text.matchAll(declaration)].map(([whole, kind = '', name = ''], index, all): ExportedName => {
    const isType = kind === 'interface' || kind === 'type';
    const start = (all[index]?.index ?? 0) + whole.length;
    const rest = text.slice(start);
    if (isType) return { name, isType, parameters: countParameters(rest) };
    return {
      name,
      isType,
      parameters: 0,
      ...(kind === 'function' && { signature: rest.slice(0, rest.indexOf(';\n')) }),
    };
  });
  const listed = [...text.matchAll(list)].flatMap(([, isAllTypes, names = '']) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => ({
        name: part.replace(/^type /, '').replace(/^.* as /, ''),
        isType: Boolean(isAllTypes) || part.startsWith('type '),
        parameters: 0,
      })),
  );
  return [...declared, ...listed];
}

const declaration = /^export (?:declare )?(?:abstract )?(interface|type|const|let|function|class|enum) ([\w$]+)/gm;
const list = /^export (type )?\{([^}]*)\}/gm;

/** @param text what follows the name */
function countParameters(text: string): number {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  let commas = 0;
  for (const [index, character] of [...text].entries()) {
    // The arrow of a function type ends nothing.
    if (character === '>' && text[index - 1] === '=') continue;
    if ('<([{'.includes(character)) depth += 1;
    else if ('>)]}'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 1) commas += 1;
    if (depth === 0) break;
  }
  return commas + 1;
}
