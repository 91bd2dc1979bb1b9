import * as v from 'valibot';
import { ExportError } from './export-error.ts';

const linkTo = (linkType: string) =>
  v.looseObject({ sys: v.looseObject({ linkType: v.literal(linkType), id: v.string() }) });

const sys = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/, 'expected 1 to 64 letters, digits, ".", "_" or "-"')),
  version: v.optional(v.number()),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  publishedAt: v.optional(v.nullable(v.string())),
  firstPublishedAt: v.optional(v.nullable(v.string())),
  publishedCounter: v.optional(v.number()),
  publishedVersion: v.optional(v.nullable(v.number())),
  archivedVersion: v.optional(v.nullable(v.number())),
});

const metadata = v.optional(
  v.looseObject({ tags: v.optional(v.array(linkTo('Tag'))), concepts: v.optional(v.array(v.unknown())) }),
);

const item = v.looseObject({ type: v.string(), linkType: v.optional(v.string()) });

const field = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.picklist([
    'Symbol',
    'Text',
    'Integer',
    'Number',
    'Date',
    'Boolean',
    'Object',
    'Location',
    'Link',
    'ResourceLink',
    'Array',
    'RichText',
  ]),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  linkType: v.optional(v.string()),
  items: v.optional(item),
  validations: v.optional(v.array(v.unknown())),
});

const localized = v.record(v.string(), v.unknown());

const file = v.looseObject({
  url: v.optional(v.string()),
  fileName: v.string(),
  contentType: v.string(),
  details: v.optional(v.looseObject({})),
});

const spaceExport = v.looseObject({
  contentTypes: v.array(
    v.looseObject({
      sys,
      name: v.string(),
      description: v.optional(v.nullable(v.string())),
      displayField: v.optional(v.nullable(v.string())),
      fields: v.array(field),
    }),
  ),
  entries: v.array(
    v.looseObject({
      sys: v.looseObject({ ...sys.entries, contentType: linkTo('ContentType') }),
      metadata,
      fields: v.optional(v.record(v.string(), localized), {}),
    }),
  ),
  assets: v.optional(
    v.array(
      v.looseObject({
        sys,
        metadata,
        fields: v.looseObject({
          title: v.optional(v.record(v.string(), v.string())),
          description: v.optional(v.record(v.string(), v.string())),
          file: v.optional(v.record(v.string(), file)),
        }),
      }),
    ),
    [],
  ),
  locales: v.pipe(
    v.array(
      v.looseObject({
        code: v.string(),
        name: v.string(),
        default: v.optional(v.boolean(), false),
        fallbackCode: v.optional(v.nullable(v.string()), null),
        sys: v.optional(v.looseObject({ id: v.optional(v.string()), version: v.optional(v.number()) })),
      }),
    ),
    v.check(
      (locales) => locales.filter((locale) => locale.default).length === 1,
      'expected exactly one default locale',
    ),
  ),
  tags: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        sys: v.looseObject({
          id: v.string(),
          visibility: v.optional(v.string(), 'private'),
          version: v.optional(v.number()),
          createdAt: v.optional(v.string()),
          updatedAt: v.optional(v.string()),
        }),
      }),
    ),
    [],
  ),
});

export type SpaceExport = v.InferOutput<typeof spaceExport>;
export type ExportedContentType = SpaceExport['contentTypes'][number];
export type ExportedEntry = SpaceExport['entries'][number];
export type ExportedAsset = SpaceExport['assets'][number];
export type ExportedLocale = SpaceExport['locales'][number];
export type ExportedTag = SpaceExport['tags'][number];
export type FieldDefinition = ExportedContentType['fields'][number];

/**
 * Checks the shape of an export. `checkFields` checks the values of the fields.
 *
 * @throws ExportError of one line that names the resource and the field
 */
export function toSpaceExport(data: unknown, fileName: string): SpaceExport {
  const result = v.safeParse(spaceExport, data, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map((step) => String(step.key));
  const message = issue.message.replace(/^Invalid \w+: Expected/, 'expected').replace('but received', 'found');
  throw new ExportError(`${fileName}: ${describe(data, keys)}: ${message}.`);
}

const singular: Record<string, string> = {
  contentTypes: 'content type',
  entries: 'entry',
  assets: 'asset',
  locales: 'locale',
  tags: 'tag',
};

function describe(data: unknown, [list = '', index, ...rest]: string[]): string {
  if (!list) return 'the export';
  if (index === undefined) return list;
  const resource = (data as Record<string, { sys?: { id?: unknown }; code?: unknown }[]>)[list]?.[Number(index)];
  const id = resource?.sys?.id ?? resource?.code ?? `number ${Number(index) + 1}`;
  const fieldPath = rest[0] === 'fields' && list !== 'contentTypes' ? rest.slice(1) : rest;
  const field = fieldPath.length > 0 ? `, field "${fieldPath.join('.')}"` : '';
  return `${singular[list] ?? list} "${id}"${field}`;
}
