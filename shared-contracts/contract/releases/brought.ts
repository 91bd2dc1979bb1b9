import * as v from 'valibot';
import { fragmentName, pathPattern } from './claimed-names.ts';

const shortText = v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(80, 'is longer than 80 characters'));
const name = v.pipe(v.string(), v.regex(/^[\w./ -]{1,80}$/, 'is not a plain name'));

const propsSchema = v.looseObject({
  type: v.literal('object'),
  properties: v.record(v.string(), v.looseObject({ examples: v.optional(v.array(v.unknown())) })),
  required: v.optional(v.array(v.string()), []),
});

/** JSON Schema of the data that a page passes to a fragment. The first of `examples` is what trials pass. */
export type PropsSchema = v.InferOutput<typeof propsSchema>;

const navigationEntry = v.object({ label: shortText, path: pathPattern });

/** A link that the shell adds to its navigation while the remote is served. */
export type NavigationEntry = v.InferOutput<typeof navigationEntry>;

const listedPage = v.object({
  path: pathPattern,
  title: shortText,
  /** Title of its group in llms.txt. */
  section: shortText,
  /** The content type whose first entry says when the page last changed. */
  content: v.optional(name),
});

/** A page at a fixed address for sitemap.xml and llms.txt. */
export type ListedPage = v.InferOutput<typeof listedPage>;

/** What a release brings besides its paths and fragments. Releases of older tools bring none of it. */
export const brought = {
  /** By the fragment's public name. */
  fragmentProps: v.optional(v.record(fragmentName, propsSchema), {}),
  navigation: v.optional(v.pipe(v.array(navigationEntry), v.maxLength(3, 'has more than 3 entries')), []),
  listed: v.optional(v.pipe(v.array(listedPage), v.maxLength(500, 'has more than 500 pages')), []),
  /** Content types that its loaders read, and calls of the API that it makes, e.g. `POST /bedrock`. */
  needs: v.optional(v.object({ content: v.array(name), api: v.array(name) })),
};
