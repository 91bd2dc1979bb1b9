import { runService } from '@site/server/run-service';
import Fastify from 'fastify';
import pg from 'pg';
import { readEnv } from '../env.ts';

interface PlainLead {
  formName: string;
  full_name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  path: string;
}

/**
 * What the API is measured against: Fastify and `pg` without anything else. It stores a lead and a job in one transaction, and
 * answers after the commit. It limits nobody, knows no retries, and sends no mail.
 */
await runService('plain', async () => {
  const pool = new pg.Pool({ connectionString: readEnv().DATABASE_URL, max: 10 });
  await pool.query(`
    create table if not exists plain_leads (id uuid primary key default gen_random_uuid(), received_at timestamptz default now(),
      form_name text, full_name text, email text, phone text, company text, message text, path text, submission_key text unique);
    create table if not exists plain_jobs (id uuid primary key default gen_random_uuid(), created_on timestamptz default now(),
      name text, data jsonb, state text default 'created')`);
  const server = Fastify();
  server.post<{ Body: PlainLead }>('/prod/store/contacts', async ({ body, headers }) => {
    const { formName, full_name, email, phone, company, message, path } = body;
    const values = [formName, full_name, email, phone, company, message, path, headers['idempotency-key']];
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(
        `insert into plain_leads (form_name, full_name, email, phone, company, message, path, submission_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        values,
      );
      await client.query('insert into plain_jobs (name, data) values ($1, $2)', ['mail', { leadId: rows[0].id }]);
      await client.query('commit');
    } finally {
      client.release();
    }
    return { statusCode: 200 };
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    close: async () => {
      await server.close();
      await pool.end();
    },
  };
});
