const fastTrack = ['/accelerators/wafasttrack-by-bce-aws-well-architected-review', '/well-architected-review'];
const ctrlIgnite = ['/accelerators/ctrl-ignite-aws-control-tower-kick-starter'];
const intelliStream = ['/accelerators/intellistream-intelligent-document-processing-with-genai'];
const resilienceX = ['/accelerators/resiliencex-backup-disaster-recovery-ha-workshop'];
const skillSprint = ['/accelerators/skillsprint-by-bce-aws-skill-builder-program'];

/**
 * What visitors ask, and the pages of which one should be named first. A `paraphrase` shares no word with the page's
 * title.
 */
export const questions: { question: string; expected: string[]; paraphrase?: true }[] = [
  ...ask(fastTrack, [
    'What is WAFastTrack?',
    'Do you offer an AWS Well-Architected Review?',
    'Can someone review our workload against the six pillars?',
    'Which program ends with a ranked list of findings and a remediation plan?',
    'I need a findings report and an executive read-out',
  ]),
  ...paraphrase(fastTrack, [
    'Our AWS bill grows faster than our traffic, what can we do?',
    'I want an outside opinion on our setup before a funding round',
    'Can an expert assess the weaknesses of our production system?',
    'We inherited an account and do not know its history',
    'Is there a free health check of our infrastructure?',
    'Who can evaluate our design before due diligence?',
    'We have high-risk issues that nobody owns',
  ]),
  ...ask(ctrlIgnite, [
    'What is CTRL Ignite?',
    'How do we start with AWS Control Tower?',
    'Control tower kick starter',
    'How long does it take to set up a Control Tower landing zone?',
    'Who hands over control tower as code?',
  ]),
  ...paraphrase(ctrlIgnite, [
    'We are about to open our second AWS account',
    'Everybody shares one administrator login, how do we change that?',
    'We need guard rails and central logs for many accounts',
    'How can we separate production from experiments?',
    'We want single sign-on for all environments',
    'Preparing for SOC 2 and ISO 27001, where do we begin?',
    'Every new account is a week of tickets',
    'We bring acquired companies onto AWS',
    'How do I build a multi-account foundation?',
  ]),
  ...ask(intelliStream, [
    'What does IntelliStream do?',
    'Can you automate document processing?',
    'Intelligent processing of documents with GenAI',
    'Document processing for insurance claims',
    'I am looking for GenAI that reads documents',
  ]),
  ...paraphrase(intelliStream, [
    'We type invoices by hand every day',
    'Can AI read scanned PDFs and put the data in our system?',
    'How to extract fields from handwritten forms?',
    'Our leases are all on paper',
    'Customs forms slow down our logistics team',
    'Our templates break when a supplier changes a logo',
    'Is there something with Textract for receipts?',
    'Retyping letters and e-mail attachments takes us weeks',
    'How can a clinic handle claims in every layout?',
  ]),
  ...ask(resilienceX, [
    'What is ResilienceX?',
    'Do you have a disaster recovery workshop?',
    'How do we test our backups?',
    'Backup and disaster recovery',
    'HA workshop',
  ]),
  ...paraphrase(resilienceX, [
    'What happens to us when a region goes down?',
    'How do we rehearse a failover for real?',
    'We never tried to restore anything',
    'Which RTO and RPO should we agree on?',
    'Our data center could burn in a fire, how do we survive that?',
    'What if ransomware encrypts everything we have?',
    'All our instances run in one Availability Zone',
    'Regulators ask us to show evidence that we can come back after an outage',
    'Nobody has decided how much data may be lost',
  ]),
  ...ask(skillSprint, [
    'What is SkillSprint?',
    'Do you offer AWS Skill Builder training?',
    'Which skills will my team build?',
    'Skill builder program for developers',
    'Tell me about the AWS skill program',
  ]),
  ...paraphrase(skillSprint, [
    'How can our engineers learn AWS?',
    'We need certified staff for a tender',
    'One person knows everything and goes on holiday',
    'Can you teach our operations people the cloud?',
    'Is there a course with weekly labs?',
    'Consultants leave and the knowledge leaves with them',
    'I want my colleagues to pass the certification exam',
    'Upskilling for juniors',
    'Do you have an instructor for our employees?',
  ]),
  ...ask(['/capability/services/finops-cost-optimization'], ['FinOps cost optimization service']),
  ...ask(['/capability/solutions/cloud-contact-center'], ['Do you build contact centers?']),
  ...ask(['/capability/expertise/containers-kubernetes'], ['Can you upgrade our Kubernetes cluster?']),
  ...ask(['/capability/services/aws-managed-services-provider'], ['Managed services by engineers day and night']),
  ...ask(['/case-study/freightdatacenterexit'], ['Which freight forwarder left its data center?']),
  ...ask(['/case-study/encodingbytheminute'], ['Show me a case study about video encoding']),
];

/** No page of the site is about these. */
export const unrelated = [
  'What is the capital of France?',
  'Give me a recipe for tomato soup',
  'Who won the football world championship?',
  'Write a poem about the moon',
  'asdfgh qwertz',
  'How tall is Mount Everest?',
  'Which horoscope fits Aquarius today?',
  '¿?',
];

function ask(expected: string[], asked: string[]) {
  return asked.map((question) => ({ question, expected }));
}

function paraphrase(expected: string[], asked: string[]) {
  return asked.map((question) => ({ question, expected, paraphrase: true as const }));
}
