import { workerData } from 'node:worker_threads';

/** How often it looks, in milliseconds. */
const interval = 1_000;

/** Runs beside a trial, in a thread of its own: an endless loop must not outlive the shell that tries it. */
setInterval(() => {
  if (process.ppid !== workerData.shell) process.kill(process.pid, 'SIGKILL');
}, interval);
