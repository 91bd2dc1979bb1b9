import { toTerms } from './terms.ts';

/**
 * Visitors' words (left) and the site's terms for them (right), so a question can match a page it shares no word with.
 */
const vocabulary: [said: string, meant: string][] = [
  [
    'bill bills spend spending spent expensive money pay paying price overpay cheap cheaper save saving invoice month budget',
    'cost optimization sized',
  ],
  ['waste wasting idle oversized overprovisioned', 'cost instances sized'],
  [
    'secure safe safety protect protected hack hacked hacker breach breached attack attacker leak leaked vulnerable exposed',
    'security compliance permissions',
  ],
  [
    'assess assessment evaluate evaluation inspect checkup check health examine examination opinion critique grade score',
    'review findings framework',
  ],
  ['architecture architect architected design designed pillar pillars best practices', 'review framework architected'],
  ['mistakes weaknesses flaws gaps risks risky issues', 'review findings risk'],
  ['investor investors fundraising diligence acquisition', 'review funding audit'],
  [
    'governance guardrails guardrail compliant soc iso hipaa organization organizations multiaccount foundation baseline',
    'landing zone guard rails account control tower',
  ],
  [
    'login logins sso password passwords root admin administrator signin permission access separate separation subsidiary subsidiaries isolate environments staging sandbox',
    'account landing zone single sign-on guard',
  ],
  ['setup set scratch beginning greenfield begin', 'landing zone account'],
  ['logs trail tamper evidence who did what', 'central logs account guard rails'],
  [
    'paper paperwork pdf pdfs scan scans scanned ocr handwritten form forms receipt receipts typing type retype retyping keying manual manually data entry extract extraction mailroom inbox attachment attachments letter letters claim claims',
    'document invoices extract classifies pipeline textract',
  ],
  [
    'disaster outage outages downtime crash crashes crashed fire flood earthquake hurricane ransomware lost lose losing disappear gone deleted wiped region dies down',
    'recovery backup failover restore',
  ],
  [
    'rto rpo objective objectives continuity resilient resilience redundancy redundant uptime available standby survive continue blackout',
    'recovery failover availability backup workshop',
  ],
  ['copy copies snapshot snapshots', 'backup restore recovery'],
  [
    'learn learning teach teaching education educate course courses class classes instructor trainer upskill upskilling certificate certificates certification certified exam exams knowledge mentor coaching coach junior juniors staff colleagues employees developers engineers ourselves',
    'training skill learning paths labs',
  ],
  ['knowhow expertise talent hire hiring inexperienced beginners newcomers', 'training skill'],
  ['chatbot chatbots llm llms gpt bot agents agentic assistant copilot rag prompt', 'generative ai agents bedrock'],
  [
    'datacenter server servers premises onpremises vmware legacy lift shift relocate moving move',
    'migration data center',
  ],
  ['deploy deploys deploying deployment release releases shipping pipelines ci cd', 'devops platform'],
  ['dashboard dashboards bi reporting reports warehouse lake lakehouse insights metrics kpi', 'data analytics'],
  [
    'oncall pager night nights weekend operate operations babysit monitor monitoring round clock',
    'managed services observability',
  ],
  ['truck trucks vehicle vehicles vans gps telematics', 'fleet telemetry'],
  ['patient patients hospital hospitals clinic doctors', 'healthcare clinical'],
  ['call calls phone telephone hotline agents', 'contact center'],
  ['shop store storefront ecommerce checkout shopping recommend recommendations', 'retail personalization'],
  ['kubernetes k8s docker container containers eks', 'containers kubernetes cluster'],
  ['video videos streaming broadcast tv', 'media supply chain'],
];

const meanings = new Map<string, Set<string>>();
for (const [said, meant] of vocabulary) {
  for (const term of toTerms(said)) {
    meanings.set(term, new Set([...(meanings.get(term) ?? []), ...toTerms(meant)]));
  }
}

/** The site's terms for a visitor's word. */
export function toMeanings(term: string): string[] {
  return [...(meanings.get(term) ?? [])];
}
