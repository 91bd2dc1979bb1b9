import type { ContentClient } from '@site/contract/clients/content-client';
import { toAddress } from '../fields/address.ts';
import type { TypeSiteSettingsFields } from '../fields/content-types.generated.ts';
import { fieldsOf } from '../fields/entry-fields.ts';
import { type Picture, toFileUrl, toPicture } from '../fields/picture.ts';
import { toLines, toPlainText } from '../fields/rich-text.ts';

/** What any page may need to know about the provider. Its name is nowhere else in the content (spec section 2, Footer). */
export interface SiteSettings {
  providerName: string;
  shortName: string;
  tagline: string;
  /** The lines of the postal address. */
  address: string[];
  phone: string;
  email: string;
  /** Profile URLs; empty if there are none. */
  linkedIn: string;
  x: string;
  facebook: string;
  /** URL of the one-pager for programs without their own. */
  defaultOnePager?: string | undefined;
  /** For case studies of clients without a logo. */
  defaultClientLogo?: Picture | undefined;
}

/** Reads the settings. If the space has none, the texts are empty. Rejects if the client does. */
export async function getSiteSettings(content: ContentClient): Promise<SiteSettings> {
  const [entry] = await content.getEntries({ contentType: 'siteSettings', include: 2, limit: 1 });
  return toSiteSettings(entry);
}

export function toSiteSettings(entry: unknown): SiteSettings {
  const fields = fieldsOf<TypeSiteSettingsFields>(entry);
  return {
    providerName: toPlainText(fields.providerName),
    shortName: toPlainText(fields.shortName),
    tagline: toPlainText(fields.tagline),
    address: toLines(fields.address),
    phone: toPlainText(fields.phone),
    email: toPlainText(fields.email),
    linkedIn: toAddress(fields.linkedIn) ?? '',
    x: toAddress(fields.x) ?? '',
    facebook: toAddress(fields.facebook) ?? '',
    defaultOnePager: toFileUrl(fields.defaultOnePager),
    defaultClientLogo: toPicture(fields.defaultClientLogo),
  };
}
