import type { MiddlewareHandler } from 'hono';
import type { OpenDatabase } from '../database/database.ts';
import { toMailbox } from '../mail/to-mailbox.ts';
import { createDailySalt } from './daily-salt.ts';
import { gatherCounts } from './gather-counts.ts';
import { limitByAddress } from './limit-by-address.ts';
import { limitBySession } from './limit-by-session.ts';
import { createLimiter, takeAll } from './limiter.ts';

export interface LimitSettings {
  /** Submissions of one form per minute. 0 means no limit, here and below. */
  ratePerAddress: number;
  /** Submissions with one email address per hour, whoever sends them. */
  ratePerRecipient: number;
  /** Questions to the assistant per minute. */
  assistantRatePerAddress: number;
  /** Questions to the assistant per day, of all visitors together. */
  assistantPerDay: number;
  /** Requests for the spent amount per minute. */
  fundingRatePerAddress: number;
}

export interface VisitorLimits {
  /** @returns 0 if the lead may be stored, otherwise the seconds until the next try */
  takeLead(lead: { address: string; formName: string; email: string }): Promise<number>;
  assistant: MiddlewareHandler[];
  feedback: MiddlewareHandler;
  funding: MiddlewareHandler;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** People in one office share an address, so one tab may use up at most this share of its questions. */
const shareOfAddress = 3 / 4;

/** What visitors send about answers: per minute from one, and per day from all together. */
const feedbackPerMinute = 10;
const feedbackPerDay = 2_000;

/** One visitor may use up at most this share of the assistant's day. */
const shareOfDay = 1 / 25;

/**
 * Every limit of the API, by visitor. None can be used up by one visitor for all.
 *
 * @param keepsRunning whether the process goes on after an answer, unlike a Lambda
 */
export function createVisitorLimits(
  query: OpenDatabase['query'],
  settings: LimitSettings,
  { keepsRunning = true } = {},
): VisitorLimits {
  const { ratePerAddress, ratePerRecipient, assistantRatePerAddress, assistantPerDay, fundingRatePerAddress } =
    settings;
  const counting = { query: gatherCounts(query), getSalt: createDailySalt(query), keepsRunning };
  const limiter = (name: string, points: number, seconds: number) => createLimiter(counting, { name, points, seconds });
  const byForm = limiter('lead', ratePerAddress, minute);
  const byRecipient = limiter('recipient', ratePerRecipient, hour);
  const question = limiter('question', assistantRatePerAddress, minute);
  const sessionQuestion = limiter('session', Math.ceil(assistantRatePerAddress * shareOfAddress), minute);
  const questionsOfDay = limiter('questions-of-day', Math.ceil(assistantPerDay * shareOfDay), day);
  const allQuestions = limiter('all-questions', assistantPerDay, day);
  return {
    takeLead: ({ address, formName, email }) =>
      takeAll(byForm(`${formName} ${address}`), byRecipient(toMailbox(email))),
    assistant: [limitBySession(sessionQuestion), limitByAddress([question, questionsOfDay], allQuestions)],
    feedback: limitByAddress(
      [limiter('feedback', feedbackPerMinute, minute), limiter('feedback-of-day', feedbackPerDay * shareOfDay, day)],
      limiter('all-feedback', feedbackPerDay, day),
    ),
    funding: limitByAddress([limiter('funding', fundingRatePerAddress, minute)]),
  };
}
