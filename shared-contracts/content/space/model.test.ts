import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Link = { sys: { linkType: 'Entry' | 'Asset'; id: string } };

interface Validation {
  size?: { min?: number; max?: number };
  regexp?: { pattern: string };
  in?: string[];
  unique?: boolean;
  range?: { min?: number; max?: number };
  linkContentType?: string[];
  linkMimetypeGroup?: ('image' | 'pdfdocument')[];
  enabledMarks?: string[];
  enabledNodeTypes?: string[];
}

interface Field {
  id: string;
  required: boolean;
  validations: Validation[];
  items?: { validations: Validation[] };
}

interface Exported {
  contentTypes: { sys: { id: string }; displayField: string; fields: Field[] }[];
  entries: { sys: { id: string; contentType: Link }; fields: Record<string, { 'en-US': unknown }> }[];
  assets: { sys: { id: string }; fields: { file: { 'en-US': { contentType: string } } } }[];
  editorInterfaces: { sys: { contentType: Link }; controls: { fieldId: string; settings: { helpText: string } }[] }[];
}

const exported: Exported = JSON.parse(await readFile(join(import.meta.dirname, 'export.json'), 'utf8'));
const typeOf = new Map(exported.entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
const fileTypeOf = new Map(exported.assets.map(({ sys, fields }) => [sys.id, fields.file['en-US'].contentType]));
const groups = { image: 'image/', pdfdocument: 'application/pdf' };

/** Fields with words of the site itself, which stand in the code too. */
const wordsOfSite = /Button$|^(contactUs|contactSteps|fullStory|responseTime|strategyTitle)/;

/** Contentful does not publish an entry that breaks a validation of its content type. */
describe.each(exported.contentTypes.map((type) => [type.sys.id, type] as const))('every %s', (id, { fields }) => {
  const entries = exported.entries.filter(({ sys }) => sys.contentType.sys.id === id);

  it('exists and matches the model', () => {
    expect(entries).not.toHaveLength(0);
    const problems = entries.flatMap((entry) =>
      fields.flatMap((field) => {
        const value = entry.fields[field.id]?.['en-US'];
        return problemsOf(field, value).map((problem) => `${entry.sys.id}.${field.id}: ${problem}`);
      }),
    );
    expect(problems).toEqual([]);
    const known = fields.map((field) => field.id);
    const names = entries.flatMap((entry) => Object.keys(entry.fields));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has no duplicate values in unique fields', () => {
    for (const field of fields.filter(({ validations }) => validations.some(({ unique }) => unique))) {
      const values = entries.flatMap((entry) => entry.fields[field.id]?.['en-US'] ?? []);
      expect(new Set(values).size, field.id).toBe(values.length);
    }
  });

  it('has a help text for each field', () => {
    const { controls } = exported.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id) ?? { controls: [] };
    for (const { fieldId, settings } of controls) expect(settings.helpText, fieldId).not.toBe('');
    expect(controls.map(({ fieldId }) => fieldId)).toEqual(fields.map((field) => field.id));
  });

  it('limits each button and promise, and says which words stand for an empty one', () => {
    const { controls } = exported.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id) ?? { controls: [] };
    for (const field of fields.filter((one) => wordsOfSite.test(one.id))) {
      const helpText = controls.find(({ fieldId }) => fieldId === field.id)?.settings.helpText;
      expect(helpText, field.id).toContain('If empty, ');
      expect(
        field.validations.some(({ size }) => size?.max),
        field.id,
      ).toBe(true);
    }
  });
});

function problemsOf(field: Field, value: unknown): string[] {
  if (value === undefined) return field.required ? ['is missing'] : [];
  const values = Array.isArray(value) ? value : [value];
  return [
    ...field.validations.flatMap((validation) => problemOf(validation, value)),
    ...(field.items?.validations ?? []).flatMap((validation) => values.flatMap((item) => problemOf(validation, item))),
  ];
}

function problemOf(validation: Validation, value: unknown): string[] {
  const { size, regexp, range, linkContentType, linkMimetypeGroup, enabledMarks, enabledNodeTypes } = validation;
  const problems = {
    size: size && !isWithin(size, (value as string | unknown[]).length),
    pattern: regexp && !new RegExp(regexp.pattern).test(value as string),
    choice: validation.in && !validation.in.includes(value as string),
    range: range && !isWithin(range, value as number),
    'content type': linkContentType && !linkContentType.includes(typeOf.get((value as Link).sys.id) ?? ''),
    'file type': linkMimetypeGroup && !linkMimetypeGroup.some((group) => isOfGroup(value as Link, group)),
    mark: enabledMarks && allOf(value, 'marks').some(({ type }) => !enabledMarks.includes(type ?? '')),
    node: enabledNodeTypes && allOf(value, 'content').some(({ nodeType }) => !isEnabled(enabledNodeTypes, nodeType)),
  };
  return Object.entries(problems).flatMap(([name, broken]) => (broken ? [`wrong ${name}`] : []));
}

function isWithin({ min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }, number: number) {
  return number >= min && number <= max;
}

function isOfGroup({ sys }: Link, group: keyof typeof groups) {
  return fileTypeOf.get(sys.id)?.startsWith(groups[group]) ?? false;
}

function isEnabled(nodeTypes: string[], nodeType = '') {
  return [...nodeTypes, 'paragraph', 'text', 'list-item'].includes(nodeType);
}

/** Everything in `marks` or `content` of a rich text, at any depth. */
function allOf(value: unknown, key: 'marks' | 'content'): { type?: string; nodeType?: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && Array.isArray(inner) ? [...inner, ...inner.flatMap((one) => allOf(one, key))] : allOf(inner, key),
  );
}
