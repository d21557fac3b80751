# The page renderer. It answers the BFF only and holds no data.
# Build it from the root of the repository: docker build -f infra/docker/web.Dockerfile .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/rules/package.json packages/rules/
COPY bff/package.json bff/
COPY web/package.json web/
# Not `npm ci`: see ensureInstalled in infra/launch/toolchain.cjs. With what only building needs: a build with CI set does not
# fetch it by itself. The compiler's binary is an optional package: it stays in.
RUN npm install --no-save --ignore-scripts --workspace web --no-audit --no-fund --loglevel=error
COPY tsconfig.json ./
COPY packages/rules packages/rules
COPY bff/contract bff/contract
COPY web web
COPY infra/launch/compile-ahead.cjs infra/launch/sheets-by-page.cjs infra/launch/
RUN NEXT_TELEMETRY_DISABLED=1 NODE_ENV=production node node_modules/next/dist/bin/next build web && \
    node -e "require('./infra/launch/compile-ahead.cjs').compileAhead('web/.next')" && \
    node -e "require('./infra/launch/sheets-by-page.cjs').sheetsByPage('web/.next')"
RUN npm prune --omit=dev --ignore-scripts --workspace web --no-audit --no-fund --loglevel=error

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build /app /app
COPY infra/launch/pages-process.ts infra/launch/page-readers.ts infra/launch/
USER node
CMD ["node", "infra/launch/pages-process.ts", "web", "8080", "0.0.0.0"]
