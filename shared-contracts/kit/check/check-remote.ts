import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sign } from '@site/server/signatures';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { type BuiltRemote, remoteFile } from '../build/remote-file-plugin.ts';
import { publishRelease } from '../release/publish-release.ts';
import { askShell } from './ask-shell.ts';
import { findAddresses, requireOwn } from './find-addresses.ts';
import { leavePage } from './look/leave-page.ts';
import { mountFragment } from './look/mount-fragment.ts';
import { openPage } from './look/open-page.ts';
import type { Setting } from './look/setting.ts';
import { openSlowly } from './look/slowly.ts';
import { openWithoutScripts } from './look/without-scripts.ts';
import { openWithoutServices } from './look/without-services.ts';
import { type Finding, judge } from './rule.ts';
import { isBad } from './rules/answers.ts';
import { rules } from './rules/rules.ts';
import { buildStage } from './stage/build-stage.ts';
import type { Answer, FragmentSight, PageSight, Subject } from './subject.ts';

interface Options {
  browser: Browser;
  /** Origin of a shell that allows chosen versions. */
  shell: string;
  /** Origin of a second one with the same releases, whose content and API are down. */
  shellWithoutServices?: string | undefined;
  /** The folder or bucket of the releases that the shell reads. */
  releases: string;
  packageVersion: string;
  /** The build, with `client` and `server`. */
  distDirectory: string;
  /** Where to build what shows the fragments; a folder of the remote. */
  stageDirectory: string;
  /** Addresses of pages with parameters that are not in the site map. */
  examples?: readonly string[];
  /** Checks these addresses only, and no fragment; `fragments` checks fragments only. */
  only?: readonly string[] | 'fragments' | undefined;
  sign?: Sign | undefined;
  /** Hears what the check is at, one line for each step. */
  say(line: string): void;
}

/** Two at a time, as many as one processor's waiting leaves room for. */
const pairs = pLimit(2);

/** What a check has found, and what it has looked at. */
export interface Report {
  remote: string;
  version: string;
  findings: Finding[];
  /** Addresses and fragments. */
  visited: string[];
  /** What nobody has looked at, with the reason. */
  notChecked: string[];
}

/**
 * Checks a build of a remote against every rule, in a running shell that shows it in place of the live version. Visitors
 * of that shell do not get it.
 *
 * @throws an Error that says what to do if the shell cannot show the build, or an address is not a page of the remote
 */
export async function checkRemote(options: Options): Promise<Report> {
  const { browser, shell, shellWithoutServices, releases, packageVersion, distDirectory, only, sign, say } = options;
  const built: BuiltRemote = JSON.parse(await readFile(join(distDirectory, 'client', remoteFile), 'utf8'));
  const remote = built.name;
  requireOwn(remote, built, [...(options.examples ?? []), ...(Array.isArray(only) ? only : [])]);
  const version = await publishRelease(releases, { packageVersion, distDirectory, isForTesters: true, sign });
  say(`${shell} is trying ${remote}@${version} …`);
  const subject: Subject = {
    remote,
    version,
    claims: built,
    files: await readFiles(distDirectory),
    refusal: await askShell(shell, remote, version),
    answers: [],
    pages: [],
    fragments: [],
  };
  const notChecked: string[] = [];
  const setting: Setting = { browser, shell, remote, version, choices: [`${remote}@${version}`] };
  if (!subject.refusal && only !== 'fragments') {
    const dark = shellWithoutServices && (await takes(shellWithoutServices, remote, version, notChecked));
    if (!shellWithoutServices) notChecked.push('with content and API down: name a shell with --shell-without-services');
    const { addresses, unknown } = await findAddresses(shell, remote, built, options.examples ?? []);
    notChecked.push(...unknown.map((path) => `${path}: no address is known; name one with --address`));
    subject.answers = await pairs.map(only ?? addresses, async (address) => ({
      address,
      visit: await openWithoutScripts(setting, address),
    }));
    const good = subject.answers.filter((answer) => !isBad(answer));
    subject.pages = await pairs.map(good, (answer) => {
      say(`looking at ${answer.address} …`);
      return lookAtPage(setting, answer, dark || undefined);
    });
  }
  if (!subject.refusal && (!only || only === 'fragments')) {
    subject.fragments = await lookAtFragments(setting, built, options);
    notChecked.push(
      ...subject.fragments.flatMap(({ name, notSeen }) => (notSeen ? [`fragment ${name}: ${notSeen}`] : [])),
    );
  }
  const visited = [...subject.answers.map(({ address }) => address), ...subject.fragments.map(({ name }) => name)];
  return { remote, version, findings: judge(rules, subject), visited, notChecked };
}

/** The shell, if it takes the version. */
async function takes(shell: string, remote: string, version: string, notChecked: string[]) {
  const refusal = await askShell(shell, remote, version);
  if (refusal) notChecked.push(`with content and API down: the shell at ${shell} refuses it: ${refusal}`);
  return refusal ? undefined : shell;
}

async function lookAtPage(setting: Setting, { address, visit }: Answer, dark: string | undefined): Promise<PageSight> {
  return {
    address,
    withoutScripts: visit,
    opened: await openPage(setting, address),
    slow: await openSlowly(setting, address),
    withoutServices: dark === undefined ? undefined : await openWithoutServices(setting, address, dark),
    left: await leavePage(setting, address),
  };
}

async function lookAtFragments(setting: Setting, built: BuiltRemote, options: Options): Promise<FragmentSight[]> {
  if (Object.keys(built.fragments).length === 0) return [];
  const { shell, remote } = setting;
  const { releases, packageVersion, stageDirectory, sign, say } = options;
  const { name, distDirectory, addresses } = await buildStage(remote, built, stageDirectory);
  const version = await publishRelease(releases, { packageVersion, distDirectory, isForTesters: true, sign });
  const notSeen = await askShell(shell, name, version);
  if (notSeen) return addresses.map(({ fragment }) => ({ name: fragment, notSeen }));
  const withStage = { ...setting, choices: [...setting.choices, `${name}@${version}`] };
  return pairs.map(addresses, ({ fragment, address }) => {
    say(`looking at ${fragment} …`);
    return mountFragment(withStage, fragment, address);
  });
}

async function readFiles(distDirectory: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const part of ['client', 'server']) {
    for (const name of await readdir(join(distDirectory, part)))
      files.set(`${part}/${name}`, await readFile(join(distDirectory, part, name), 'utf8'));
  }
  return files;
}
