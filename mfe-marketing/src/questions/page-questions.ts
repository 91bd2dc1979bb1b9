import type { Capability } from '@site/content/entries/capability';
import type { CapabilityService } from '@site/content/entries/capability-service';

/** Questions that the page of a service answers, by the parts that editors have filled. */
export function toServiceQuestions({ title, strategyTabs, caseStudyTabs }: CapabilityService): string[] {
  const questions = [
    strategyTabs.length > 0 && `What is your strategy for ${title}?`,
    caseStudyTabs.length > 0 && `What proof do you have for ${title}?`,
  ].filter((question) => question !== false);
  return questions.length > 0 ? questions : [`What is ${title}?`];
}

/** The question that a list of services answers. */
export function toCapabilityQuestions({ title }: Pick<Capability, 'title'>): string[] {
  const name = title.toLowerCase();
  return [name.endsWith('s') ? `What are your ${name}?` : `Which ${name} do you offer?`];
}
