import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** The first version that strips types without an option and has what the servers use. */
const oldestNode = 24;
/** In MB: releases, their mirror and, without a server, the database. */
const leastSpace = 500;

/** Node, and the folders that the processes write to. */
export function checkMachine(env: DoctorEnv, nodeVersion = process.versions.node): Finding[] {
  const node = findings('node');
  const isNew = Number.parseInt(nodeVersion, 10) >= oldestNode;
  return [
    isNew
      ? node.ok(`is ${nodeVersion}`)
      : node.wrong(`is ${nodeVersion}; the servers need ${oldestNode}. Use the one of npm ci, or install it.`),
    ...new Set([env.MIRROR_DIR, env.DATA_DIR]).values().map(checkFolder),
  ];
}

function checkFolder(folder: string): Finding {
  const disk = findings('disk');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    return disk.wrong(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Set another, or its owner.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return free < leastSpace
    ? disk.wrong(`${folder} has ${free} MB left. Make room: ${leastSpace} MB at least.`)
    : disk.ok(`${folder} has ${free} MB left`);
}
