# Node is pinned by digest: the tag moves, what was tested does not. `docker buildx imagetools inspect node:24-bookworm-slim`
# tells today's.
FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /seedbed
COPY package.json package-lock.json .npmrc ./
COPY packages/app/package.json packages/app/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/

FROM manifests AS page
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.shared.ts ./
COPY packages packages
RUN npm run build -w @seedbed/app

FROM manifests AS dependencies
# Where no prebuilt binary of sqlite3 can be fetched, it is compiled.
RUN apt-get update \
  && apt-get install -y --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
RUN npm ci --omit=dev --workspace @seedbed/server --no-audit --no-fund

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS server
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /seedbed
RUN install -d -o node -g node /data
COPY package.json LICENSE ./
COPY --from=dependencies /seedbed/node_modules node_modules
COPY --from=dependencies /seedbed/packages/server packages/server
COPY packages/server/src packages/server/src
COPY packages/server/scripts packages/server/scripts
COPY --from=page /seedbed/packages/app/dist packages/app/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--no-incremental-marking", "packages/server/src/main.ts"]
