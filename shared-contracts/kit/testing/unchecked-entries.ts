const link = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
const anyField = (value: unknown) => new Proxy({}, { get: () => value, has: () => true });

/** Entries as editors may leave them. Every mapping from entries to domain types has to return plain data for each. */
export const uncheckedEntries: Record<string, unknown> = {
  'no entry': undefined,
  'a link that leads nowhere': link,
  'no fields': { sys: { id: 'a' }, fields: {} },
  'empty fields': { sys: { id: 'a' }, fields: anyField(null) },
  'links to drafts': { sys: { id: 'a' }, fields: anyField([link, undefined]) },
  'texts of another kind': { sys: { id: 'a' }, fields: anyField({ nodeType: 'document', content: [] }) },
};
