import type { TypeAboutUsFields, TypeMetricFields, TypeTabFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, toEntries } from '@site/content/fields/entry-fields';
import { type Picture, toPicture } from '@site/content/fields/picture';
import { toLines, toPlainText } from '@site/content/fields/rich-text';
import {
  type TitledPicture,
  type TitledText,
  toTitledList,
  toTitledPicture,
  toTitledText,
} from '@site/content/fields/titled-text';
import type { ContentClient } from '@site/contract/clients/content-client';

/** The About Us page (spec section 2). Its testimonials come from the home page's content. */
export interface AboutUs {
  title: string;
  description1: string;
  description2: string;
  img?: Picture | undefined;
  mission: string;
  /** Who we are, culture and core values, in this order. The values are the `points` of the last one. */
  info: (TitledText & { points: string[] })[];
  approach: TitledText[];
  /** Numbers with what they count, e.g. `140+` and `migrations finished`. */
  impact: { value: string; description: string }[];
  communityInvolvement: TitledPicture[];
  /** The closing call to action above the button. */
  collaborate?: TitledText | undefined;
  contactUsButton: string;
}

/** @returns `undefined` if the space has no aboutUs entry; rejects if the client does */
export async function getAboutUs(content: ContentClient): Promise<AboutUs | undefined> {
  const [entry] = await content.getEntries({ contentType: 'aboutUs', include: 2, limit: 100 });
  return entry && toAboutUs(entry);
}

export function toAboutUs(entry: unknown): AboutUs {
  const fields = fieldsOf<TypeAboutUsFields>(entry);
  return {
    title: toPlainText(fields.title),
    description1: toPlainText(fields.description1),
    description2: toPlainText(fields.description2),
    img: toPicture(fields.img),
    mission: toPlainText(fields.mission),
    info: toTitledList(fields.info, (card) => ({
      ...toTitledText(card),
      points: toLines(fieldsOf<TypeTabFields>(card).list),
    })),
    approach: toTitledList(fields.approach, toTitledText),
    impact: toEntries(fields.impact).map(toFigure),
    communityInvolvement: toTitledList(fields.communityInvolvement, toTitledPicture),
    collaborate: toEntries(fields.collaborate).map(toTitledText)[0],
    contactUsButton: toPlainText(fields.contactUsButton),
  };
}

function toFigure(entry: unknown): { value: string; description: string } {
  const { value, description, percentage, addition } = fieldsOf<TypeMetricFields>(entry);
  const unit = `${percentage === true ? '%' : ''}${addition === true ? '+' : ''}`;
  return { value: toPlainText(value) + unit, description: toPlainText(description) };
}
