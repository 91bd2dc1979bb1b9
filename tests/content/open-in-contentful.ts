import { parse } from 'flatted';
import { expect, type Page } from 'playwright/test';

const contentful = 'https://app.contentful.com';

/** What the page tells Contentful, in the messages of @contentful/live-preview. */
interface Message {
  method: string;
  id?: string;
  config?: string;
  elements?: { attributes?: object | null }[];
}

interface Entry {
  sys: { contentType: { sys: { id: string } } };
  fields: Record<string, unknown>;
}

/**
 * Opens an address in a frame, as Contentful's app does. The app is a stand-in: it hears what the page subscribes to, and tells it
 * what an editor types.
 */
export async function openInContentful(page: Page, address: string) {
  const heard: Message[] = [];
  await page.exposeFunction('hear', (message: Message) => heard.push(message));
  await page.route(`${contentful}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Contentful</title>
        <script>onmessage = ({ data }) => data?.source === 'live-preview-sdk' && hear(data)</script>
        <iframe src="${address}" style="width: 100%; height: 800px; border: 0"></iframe>`,
    }),
  );
  await page.goto(`${contentful}/spaces/sample`);

  function subscriptionTo(type: string) {
    for (const { method, id, config = '' } of heard.toReversed()) {
      if (method !== 'SUBSCRIBED') continue;
      const { data }: { data: Entry[] } = parse(config);
      if (data[0]?.sys.contentType.sys.id === type) return { id, data };
    }
    throw new Error(`The page did not subscribe to ${type}.`);
  }

  const send = (message: object) =>
    page.evaluate((sent) => {
      const frame = document.querySelector('iframe');
      frame?.contentWindow?.postMessage({ ...sent, source: 'live-preview-editor' }, '*');
    }, message);

  return {
    site: page.frameLocator('iframe'),
    subscribed: (type: string) => expect(() => subscriptionTo(type)).toPass(),
    /** Types into fields of the first entry of a type. */
    async type(type: string, fields: Entry['fields']) {
      const { id, data } = subscriptionTo(type);
      Object.assign(data[0]?.fields ?? {}, fields);
      await send({ method: 'ENTRY_UPDATED', subscriptionId: id, data });
    },
    inspect: () => send({ method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true }),
    /** The fields that texts and pictures of the page lead to. */
    tagged: () => heard.flatMap(({ elements = [] }) => elements.map(({ attributes }) => attributes)),
  };
}
