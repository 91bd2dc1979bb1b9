import { runMain } from '@site/server/run-main';
import { readEnv } from './env.ts';
import { examine } from './examine.ts';

/** `npm run doctor`: says what is misconfigured in this environment, and ends with 1 if visitors are going to notice. */
await runMain(async () => {
  const found = await examine(readEnv());
  for (const { level, about, text } of found) console.log(`${level.padEnd(5)}  ${about}: ${text}`);
  const wrong = found.filter(({ level }) => level === 'wrong').length;
  console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} of ${found.length} are wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
