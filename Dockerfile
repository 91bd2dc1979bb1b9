# The images of shell and API: docker build --target shell -t site/shell . (or --target api).
# Node runs the TypeScript of the server as it is; only the shell's pages are built.

FROM node:24-slim AS sources
WORKDIR /site
COPY . .

FROM sources AS build
RUN npm ci --ignore-scripts
RUN npm run build -w shell

# Without the folders that only builds and tests need, so that npm installs nothing for them. Versions are those of the lock file.
FROM sources AS shell-modules
RUN rm -rf mfe-* services tests deploy shared-contracts/kit shared-contracts/ui shared-contracts/content/space
RUN npm install --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund

FROM sources AS api-modules
RUN rm -rf mfe-* shell tests deploy shared-contracts/kit shared-contracts/ui shared-contracts/content/space services/content services/releases
RUN npm install --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund

FROM node:24-slim AS shell
WORKDIR /site
COPY --from=shell-modules /site .
COPY --from=build /site/shell/dist shell/dist
ENV NODE_ENV=production PORT=3000 MIRROR_DIR=/data/mirror
RUN mkdir -p /data && chown node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/server/main.ts"]

FROM node:24-slim AS api
WORKDIR /site
COPY --from=api-modules /site .
ENV NODE_ENV=production API_PORT=4100
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:4100/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/api/server.ts"]
