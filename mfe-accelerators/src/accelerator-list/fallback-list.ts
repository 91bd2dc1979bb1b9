import type { AcceleratorCard } from '@site/content/entries/accelerator-card';
import { toSlug } from '@site/contract/navigation/to-slug';
import { type AcceleratorList, toAcceleratorList } from './accelerator-list.ts';

/** What the list page shows when content fails: the program titles, whose slugs are the fallback routes of spec section 2. */
export const fallbackList: AcceleratorList = {
  ...toAcceleratorList(undefined),
  title: 'Accelerators',
  description: 'Short programs with a fixed scope, from a first review to a trained team.',
  programs: [
    program('WAFastTrack by BCE – AWS Well-Architected Review', 'A structured review of one workload on AWS.'),
    program('CTRL Ignite – AWS Control Tower Kick-Starter', 'A multi-account landing zone in under 30 minutes.'),
    program('IntelliStream – Intelligent Document Processing with GenAI', 'Documents read, checked and filed.'),
    program('ResilienceX – Backup, Disaster Recovery & HA Workshop', 'Backups and failover, rehearsed for real.'),
    program('SkillSprint by BCE – AWS Skill Builder Program', 'AWS training with 20 hours of free support.'),
  ],
};

function program(title: string, description: string): AcceleratorCard {
  return { title, slug: toSlug(title), description, list: [] };
}
