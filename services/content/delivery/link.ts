/** A link to another resource, as stored in an entry. */
export interface Link {
  sys: { type: 'Link'; linkType: string; id: string };
}

export function toLink(linkType: string, id: string): Link {
  return { sys: { type: 'Link', linkType, id } };
}

/** Whether a value is a link to an entry or an asset. */
export function isLink(value: unknown): value is Link {
  const sys = (value as Partial<Link> | null)?.sys;
  return sys?.type === 'Link' && (sys.linkType === 'Entry' || sys.linkType === 'Asset') && typeof sys.id === 'string';
}
